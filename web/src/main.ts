import { mount } from 'svelte';
import App from './App.svelte';
import { keepPreferences, preferences } from './lib/client/preferences.svelte';
import { setLanguage } from './lib/i18n';
import './styles/index.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
keepPreferences();
await setLanguage(preferences.language);
mount(App, { target });
