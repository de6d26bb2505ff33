import 'site-elements/site-elements.critical.css';
import 'site-elements/auto';
import { createApp } from 'vue';
import App from './App.vue';

createApp(App).mount('#app');
