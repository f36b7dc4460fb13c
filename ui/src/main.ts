import { mount } from 'svelte';
import Start from './features/shell/Start.svelte';
import { setPlatform } from './platform';
import { tauri } from './platform/tauri';

async function main(): Promise<void> {
  if (import.meta.env.DEV && !('__TAURI_INTERNALS__' in window)) {
    setPlatform((await import('./platform/bridge')).bridge);
  } else {
    setPlatform(tauri);
  }
  const target = document.getElementById('app');
  if (target) mount(Start, { target });
}

void main();
