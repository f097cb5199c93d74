import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FAULTS, placeOf, shippedFiles } from '../../../scripts/faults/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const files = shippedFiles(root);

test('there are at least sixty faults, and none twice', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(FAULTS.map(({ what }) => what)).size).toBe(FAULTS.length);
});

test.each(FAULTS)('one place can be given the fault that $what', (fault) => {
  const { file, planted } = placeOf(fault, files);
  const before = files.find((one) => one.path === file)?.text ?? '';
  expect(planted).not.toBe(before);
  expect(planted.replace(fault.replace, () => fault.find).length).toBe(before.length);
});

test.each([
  ['no place', 'gone()', []],
  ['two places in a file', 'twice()', ['twice(); twice();']],
  ['two files', 'here()', ['here();', 'here();']],
])('a fault with %s is refused', (_, find, texts) => {
  const there = texts.map((text, at) => ({ path: `lib/${at}.ts`, text }));
  expect(() => placeOf({ what: 'a fault', find, replace: '' }, there)).toThrow(/needs one place/);
});

/** The tests of the core: a file of browser tests, or one test of it, a line. */
const core = readFileSync(path.join(root, 'test/e2e/core.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' › '));

test.each(core)('the core names a test that exists: %s %s', (file = '', title) => {
  const text = readFileSync(path.join(root, 'test/e2e', file), 'utf8');
  // Titles of one test for several cases have their names in the place of `${name}` or `%s`.
  if (title === undefined) return;
  const stem = title.replace(/ \([^)]*\)$/, '');
  expect(text).toContain(stem);
});
