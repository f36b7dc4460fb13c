import { defineConfig } from 'vitest/config';

/** Journeys in the real window, one after another: each has a window and a data folder of its own. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['journeys/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    globalSetup: ['journeys/display.ts'],
  },
});
