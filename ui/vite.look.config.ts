import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { words } from './dev/words';

const { MUSTER_WASM: program, MUSTER_LOOK: folder } = process.env;
if (!program || !folder) throw new Error('script/look builds this: it says where the program is');

/** The static page in which somebody looks without installing. It may lie in any folder of any host. */
export default defineConfig({
  plugins: [svelte(), words()],
  base: './',
  resolve: { alias: [{ find: /^muster\.wasm(?=\?)/, replacement: resolve(program) }] },
  worker: { format: 'es' },
  build: {
    target: 'safari17',
    outDir: folder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { input: 'look.html' },
  },
});
