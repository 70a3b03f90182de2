import { mount } from 'svelte';
import App from './App.svelte';
import { layPage } from './art/sprite';
import { begin } from './lib/settings.svelte';
import { learn } from './lib/words.svelte';
import './style/base.css';

layPage();
await begin();
await learn('page', 'games', 'notices');
const target = document.getElementById('page');
if (target !== null) mount(App, { target });
