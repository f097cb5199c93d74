import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

const specsOf = (browser: string): string[] =>
  readdirSync(path.join(root, 'test/e2e', browser))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => name.replace('.spec.ts', ''))
    .toSorted();

/** The names in a column of the tables about Firefox, in `docs/testing.md`. */
function named(column: number): string[] {
  const text = readFileSync(path.join(root, 'docs/testing.md'), 'utf8');
  const [, section = ''] = /## Firefox beside Chromium\n(.*?)\n## /s.exec(text) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[column] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  );
}

it('the tables say of every scenario in Chromium where Firefox runs it, or why it does not', () => {
  expect(named(1).toSorted()).toEqual(specsOf('chromium'));
});

it('the tables name files of Firefox that exist', () => {
  const files = new Set(specsOf('firefox'));
  expect(named(2).filter((name) => !files.has(name))).toEqual([]);
});
