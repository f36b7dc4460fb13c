/**
 * Proves that the whole program does in its real window what people expect of it: by keyboard, after a kill, beside other
 * machines, to a screen reader. Two journeys at a time, each with a window, a display and a data folder of its own.
 * `script/journeys` runs them, in `ui/`.
 */

import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';
import { packages } from '../packages.mts';

/** The journeys that take minutes. They begin first: one that began last would be waited for alone. */
const LONGEST = [
  'still-campaign.test.ts',
  'phone-pages.test.ts',
  'axe.test.ts',
  'still.test.ts',
  'first-day.test.ts',
  'groups.test.ts',
];

class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return place < 0 ? LONGEST.length : place;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

export default {
  plugins: [packages()],
  test: {
    dir: import.meta.dirname,
    environment: 'node',
    include: ['**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    globalSetup: [join(import.meta.dirname, 'display.ts')],
    setupFiles: [join(import.meta.dirname, 'worker.ts')],
  },
} satisfies ViteUserConfig;
