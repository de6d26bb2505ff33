import 'site-elements/site-elements.critical.css';
import 'site-elements/auto';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.querySelector('#app') });
