import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { bridge } from './dev/bridge';
import { preload } from './dev/preload';
import { words } from './dev/words';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), bridge(), words(), preload('/src/begin.ts')],
  clearScreen: false,
  server: { port: 1420, strictPort: true, fs: { allow: ['..'] } },
  // WebKitGTK in Debian 12, the oldest engine that supports these pages.
  build: {
    target: 'safari17',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { input: ['index.html', 'phone.html'] },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    maxWorkers: '100%',
    // Machines are shared, and Rust is compiled meanwhile: only a test that hangs takes this long.
    testTimeout: 60_000,
  },
});
