import { mount } from 'svelte';
import Guest from './features/guest/Guest.svelte';
import { setPlatform } from './platform';
import { guest } from './platform/guest/platform';

/** The page for phones and tablets at the table, served by the program on the local network. */
setPlatform(guest);
const target = document.getElementById('app');
if (target) mount(Guest, { target });
