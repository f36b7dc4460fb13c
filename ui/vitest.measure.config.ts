import { defineConfig } from 'vitest/config';

/** Measurements in the real window: `script/bench`. They print numbers without asserting any. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['measure/**/*.measure.ts'],
    maxWorkers: 1,
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
    globalSetup: ['journeys/display.ts'],
  },
});
