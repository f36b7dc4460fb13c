/**
 * Proves that the page in which somebody looks without installing says what the program says: of every list of the tests'
 * data, and in a real browser, from any folder of a static server, asking nobody else. `script/look --test` runs it, in `ui/`.
 */

import type { ViteUserConfig } from 'vitest/config';
import { packages } from '../packages.mts';

export default {
  plugins: [packages()],
  test: {
    dir: import.meta.dirname,
    environment: 'node',
    include: ['**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
} satisfies ViteUserConfig;
