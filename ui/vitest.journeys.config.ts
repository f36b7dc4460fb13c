import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The journeys that take minutes. They begin first: one that began last would be waited for alone. */
const LONGEST = ['axe.test.ts', 'first-day.test.ts', 'groups.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return place < 0 ? LONGEST.length : place;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Journeys in the real window, two at a time, each with a window, a display and a data folder of its own. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['journeys/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    globalSetup: ['journeys/display.ts'],
    setupFiles: ['journeys/worker.ts'],
  },
});
