import { mount } from 'svelte';
import './fonts.css';
import './tokens.css';
import './forms.css';
import App from './shell/App.svelte';

mount(App, { target: document.getElementById('app')! });
