import { mount } from 'svelte';
import './styles';
import App from './shell/App.svelte';

mount(App, { target: document.getElementById('app')! });
