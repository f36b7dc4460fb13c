/**
 * Takes the guides' pictures of the real window, and proves nothing: somebody has to look at them. `script/pictures` runs it,
 * in `ui/`.
 */

import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { packages } from '../packages.mts';

export default {
  plugins: [packages()],
  test: {
    dir: import.meta.dirname,
    environment: 'node',
    include: ['**/*.picture.ts'],
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    globalSetup: [join(import.meta.dirname, '../journeys/display.ts')],
  },
} satisfies ViteUserConfig;
