// The board from a stored position, without a server: for looking at it (npm run dev, /tests/gallery/?theme=dark&lang=de&select=la-villette:bank).
import { mount } from 'svelte';
import { isLanguage, setLanguage } from '../../src/lib/i18n';
import '../../src/styles/index.css';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
const language = query.get('lang') ?? 'en';
await setLanguage(isLanguage(language) ? language : 'en');
const target = document.getElementById('app');
if (target) mount(Gallery, { target, props: { query } });
