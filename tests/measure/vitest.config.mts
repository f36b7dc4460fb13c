/** Measures the real window, and proves nothing: numbers are printed, none is asserted. `script/bench` runs it, in `ui/`. */

import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { packages } from '../packages.mts';

export default {
  plugins: [packages()],
  test: {
    dir: import.meta.dirname,
    environment: 'node',
    include: ['**/*.measure.ts'],
    maxWorkers: 1,
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
    globalSetup: [join(import.meta.dirname, '../journeys/display.ts')],
  },
} satisfies ViteUserConfig;
