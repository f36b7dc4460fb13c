import { mount } from 'svelte';
import Start from './features/shell/Start.svelte';

/** Mounts the pages. */
export function begin(): void {
  const target = document.getElementById('app');
  if (target) mount(Start, { target });
}
