// Every sheet that a page begins with, in this order. What only one board needs comes with its game.

import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/forms.css';
import './table/table.css';
import './paints';
