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
if ('serviceWorker' in navigator && !location.pathname.startsWith('/embed/')) void keepShell();
const target = document.getElementById('page');
if (target !== null) mount(App, { target });

/** Keep what the page opens with, so that it opens at once and without connection too. */
async function keepShell(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ loaded: performance.getEntriesByType('resource').map((one) => one.name) });
  } catch {
    // It works without.
  }
}
