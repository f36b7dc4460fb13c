import { defineConfig } from 'vitest/config';

/** Journeys in the real window, one after another: each has its own window and data folder. */
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
