import { mount } from 'svelte';
import Look from './features/look/Look.svelte';
import { setPlatform } from './platform';
import { look } from './platform/look/platform';

/** The static page in which somebody looks without installing; built by `script/look`. */
setPlatform(look);
const target = document.getElementById('app');
if (target) mount(Look, { target });
