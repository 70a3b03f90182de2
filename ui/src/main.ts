import { mount } from 'svelte';
import App from './App.svelte';
import { layPage } from './art/sprite';
import { begin } from './lib/settings.svelte';
import { learn } from './lib/words.svelte';
import './style/base.css';
import './style/print.css';

layPage();
await begin();
await learn('page', 'games', 'notices');
if ('serviceWorker' in navigator && !location.pathname.startsWith('/embed/')) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
const target = document.getElementById('page');
if (target !== null) mount(App, { target });
