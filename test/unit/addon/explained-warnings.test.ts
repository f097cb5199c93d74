import { expect, test } from 'vitest';
import { unexplained } from '../../../scripts/addon/explained-warnings.ts';

const DOCUMENT = `
| code | file | number | why |
|---|---|---|---|
| \`UNSAFE\` | \`chunks/start-*.js\` | 2 | Never used. |
| \`NO_REASON\` | \`a.js\` | 1 |  |
`;
const start = (hash: string) => ({ code: 'UNSAFE', message: 'Unsafe', file: `chunks/start-${hash}.js` });
const none = { errors: [], notices: [], warnings: [] };

test('accepts what the document explains, whatever the hash', () => {
  expect(unexplained({ ...none, warnings: [start('a1_B'), start('c-2')] }, DOCUMENT)).toEqual([]);
});

test('reports another code, another file, and a warning about the whole package', () => {
  const known = [start('a'), start('b')];
  for (const other of [
    { code: 'OTHER', message: '', file: 'chunks/start-a.js' },
    { code: 'UNSAFE', message: '', file: 'chunks/later-a.js' },
    { code: 'UNSAFE', message: '', file: 'chunks/start-a.json' },
    { code: 'UNSAFE', message: '' },
    { code: 'NO_REASON', message: '', file: 'a.js' },
  ]) {
    expect(unexplained({ ...none, warnings: [...known, other] }, DOCUMENT)).toHaveLength(1);
    expect(unexplained({ ...none, warnings: known, notices: [other] }, DOCUMENT)).toHaveLength(1);
  }
});

test('reports more or fewer warnings than explained', () => {
  const three = ['a', 'b', 'c'].map(start);
  expect(unexplained({ ...none, warnings: three }, DOCUMENT)).toEqual([
    'UNSAFE in chunks/start-*.js: 2 explained, 3 found.',
  ]);
  expect(unexplained(none, DOCUMENT)).toEqual(['UNSAFE in chunks/start-*.js: 2 explained, 0 found.']);
});

test('reports every error, explained or not', () => {
  const warnings = [start('a'), start('b')];
  expect(unexplained({ ...none, warnings, errors: [start('c')] }, DOCUMENT)).toHaveLength(1);
});
