import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** `docs/expectations.md` names the test of each user expectation: all of them must exist. */

const ROOT = join(import.meta.dirname, '../..');

/** The rows of its tables: the expectation, with the file and name of each test. */
const rows = readFileSync(join(ROOT, 'docs/expectations.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|what users expect) /.test(line))
  .map((line) => {
    const [expected = '', held = ''] = line.split('|').slice(1);
    // A name extends to the next file, as it may contain any character.
    const named = held.matchAll(/`([^`]+\.(?:rs|ts))`: (.+?)(?=; [^`;]*`| *$)/g);
    return {
      expected: expected.trim(),
      tests: [...named].map(([, file = '', name = '']) => ({ file, name })),
    };
  });

/** Whether a file contains a test, or a measured row, with a name. */
function has(file: string, name: string): boolean {
  const path = join(ROOT, file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  if (file.includes('/benches/')) return text.includes(name);
  if (file.endsWith('.rs')) return new RegExp(String.raw`#\[test\]\s+fn ${name}\(`).test(text);
  const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(\b(it|test|describe)|\))\(\s*(['"\`])${quoted}\3`).test(text);
}

it('whatever users expect has a test', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ expected }) => expected)).toEqual([]);
});

it('the tests that are named are there', () => {
  const gone = rows.flatMap(({ tests }) => tests).filter(({ file, name }) => !has(file, name));
  expect(gone).toEqual([]);
});
