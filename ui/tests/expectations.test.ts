import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** `docs/expectations.md` names the test of whatever users expect: each of them has to be there. */

const ROOT = join(import.meta.dirname, '../..');

/** The rows of its tables: what is expected, and of each test its file and its name. */
const rows = readFileSync(join(ROOT, 'docs/expectations.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|what users expect) /.test(line))
  .map((line) => {
    const [expected = '', held = ''] = line.split('|').slice(1);
    // A name goes on to the next file: it may have any sign in it.
    const named = held.matchAll(/`([^`]+\.(?:rs|ts))`: (.+?)(?=; [^`;]*`| *$)/g);
    return {
      expected: expected.trim(),
      tests: [...named].map(([, file = '', name = '']) => ({ file, name })),
    };
  });

/** Whether a file has a test, or a row that is measured, of a name. */
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
