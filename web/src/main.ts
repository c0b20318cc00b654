import { mount } from 'svelte';
import App from './App.svelte';
import { comeBack, reloadWhenReplaced } from './lib/client/crash';
import { keepOffline } from './lib/client/offline.svelte';
import { keepPreferences, preferences } from './lib/client/preferences.svelte';
import { setLanguage } from './lib/i18n';
import { load } from './lib/pages';
import { current } from './lib/router';
import './styles/index.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
keepPreferences();
reloadWhenReplaced();
// The screen's code comes while the texts come; if it fails, App.svelte asks again and says so.
load(current()).catch(() => undefined);
const speaks = await setLanguage(preferences.language).then(
  () => true,
  () => false,
);
if (speaks) mount(App, { target });
else void comeBack();
keepOffline();
