import { mount } from 'svelte';
import App from './App.svelte';
import { layPage } from './art/sprite';
import { ask } from './lib/api';
import { begin } from './lib/settings.svelte';
import { learn } from './lib/words.svelte';
import './style/base.css';
import './style/print.css';

// A part that is loaded when it is needed may be gone with its build: the answer names the build there is.
addEventListener('vite:preloadError', () => void ask('GET', '/info').catch(() => undefined));
layPage();
await begin();
await learn('page', 'games', 'notices');
if ('serviceWorker' in navigator && !location.pathname.startsWith('/embed/')) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
const target = document.getElementById('page');
if (target !== null) mount(App, { target });
