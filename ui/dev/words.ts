import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const WORDS = '?words';

/** Parses messages at build time instead of on every start: `shell.ftl?words` is a parsed file. */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.ftl${WORDS}`)) return undefined;
      const file = id.slice(0, -WORDS.length);
      this.addWatchFile(file);
      const parsed = JSON.stringify(new FluentResource(readFileSync(file, 'utf8')));
      return `export default JSON.parse(${JSON.stringify(parsed)})`;
    },
  };
}
