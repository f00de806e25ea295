// The colours of every game: the entrance shows them before a board is fetched.

import.meta.glob('./games/*/paint.css', { eager: true });
