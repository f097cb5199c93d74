import { expect, it } from 'vitest';
import { testsOf } from '../../../scripts/check/tests-of.ts';

const sources = new Map([
  ['test/unit/markup/read.test.ts', "import { read } from '../../../lib/markup/read.ts';"],
  [
    'test/unit/search/rows.test.tsx',
    "import { Row } from '../../../components/search/index.ts';\nimport { world } from './world.ts';",
  ],
  ['test/unit/search/world.ts', "import { entry } from '../../../lib/model/entry.ts';"],
  ['test/unit/vault/lock.test.ts', "vi.mock('../../../lib/vault/clock.ts');"],
  ['test/unit/vault/late.test.ts', "const { lock } = await import('../../../lib/vault/index.ts');"],
]);

it('takes tests that have changed', () => {
  expect(testsOf(['test/unit/vault/lock.test.ts'], sources)).toEqual(['test/unit/vault/lock.test.ts']);
});

it('takes tests that import a changed file', () => {
  expect(testsOf(['lib/markup/read.ts'], sources)).toEqual(['test/unit/markup/read.test.ts']);
});

it('takes tests that import the module of a changed file', () => {
  expect(testsOf(['components/search/row.tsx'], sources)).toEqual(['test/unit/search/rows.test.tsx']);
});

it('takes tests that mock a changed file, or import its module later', () => {
  expect(testsOf(['lib/vault/clock.ts'], sources)).toEqual([
    'test/unit/vault/late.test.ts',
    'test/unit/vault/lock.test.ts',
  ]);
});

it('takes tests whose own test code has changed, or imports what has', () => {
  expect(testsOf(['test/unit/search/world.ts'], sources)).toEqual(['test/unit/search/rows.test.tsx']);
  expect(testsOf(['lib/model/entry.ts'], sources)).toEqual(['test/unit/search/rows.test.tsx']);
});

it('takes none for documents', () => {
  expect(testsOf(['docs/testing.md', 'lib/markup/readme.md'], sources)).toEqual([]);
});
