import { join } from 'node:path';
import type { Plugin } from 'vitest/config';

const UI = join(import.meta.dirname, '../ui/package.json');

/** Finds the packages that suites import: they are installed with those of the pages. */
export function packages(): Plugin {
  return {
    name: 'packages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.startsWith(import.meta.dirname) || /^\.|^\/|^node:/.test(source)) return null;
      return this.resolve(source, UI, { skipSelf: true });
    },
  };
}
