import { defineConfig } from 'vitest/config';

/**
 * Pictures of the real window for the guides: `script/pictures`. They assert nothing; somebody has to look at
 * them.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['pictures/**/*.picture.ts'],
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    globalSetup: ['journeys/display.ts'],
  },
});
