import { expect, test } from 'vitest';
import { describeProgress } from '../../../components/history/batch-report.tsx';
import { displayChange, formatValue } from '../../../components/history/displayed-change.ts';
import { operationText } from '../../../components/history/operation-text.ts';
import type { Cause, Values } from '../../../lib/history/index.ts';

const naming = (id: string) => (id === 'c-coast' ? 'Towns of the north coast' : null);
const said = (before: Values, after: Values, cause: Cause = 'flags') =>
  operationText({ before, after, cause }, naming);

test('changes are described in plain words', () => {
  expect(said({ isDraft: false }, { isDraft: true })).toBe('Marked as a draft');
  expect(said({ isWip: true }, { isWip: false })).toBe('No longer in progress');
  expect(said({ state: 'private' }, { state: 'public' })).toBe('Made public');
  expect(said({ tags: ['a', 'b'] }, { tags: ['a', 'c', 'd'] }, 'tags')).toBe(
    'Added tags #c and #d · Removed tag #b',
  );
  expect(said({ tags: ['a', 'b'] }, { tags: ['b', 'a'] }, 'tags')).toBe('Reordered tags');
  expect(said({ categoryId: null }, { categoryId: 'c-coast' }, 'move')).toBe(
    'Moved to “Towns of the north coast”',
  );
  expect(said({ categoryId: 'c-coast' }, { categoryId: null }, 'move')).toBe('Removed from its category');
  expect(said({ categoryId: null }, { categoryId: 'gone' }, 'move')).toBe('Moved to another category');
  expect(said({ seeded: '' }, { seeded: 'x' }, 'note')).toBe('Added to “Storyteller notes”');
  expect(said({ isDraft: true, tags: [] }, { isDraft: false, tags: ['a'] }, 'undo')).toBe(
    'Undone: No longer a draft · Added tag #a',
  );
  expect(said({}, { a: 1, globalHeader: 2, content: 3, d: 4, e: 5 }, 'settings')).toBe(
    'Changed “A” · Changed “Global header” · Changed “Text” · 2 more fields',
  );
});

test('short values are shown as words, tags as tags, texts as differences', () => {
  expect(displayChange('state', 'private', 'public', naming)).toEqual({
    as: 'words',
    before: 'private',
    after: 'public',
  });
  expect(displayChange('tags', ['a', 'b'], ['b', 'c'], naming)).toEqual({
    as: 'tags',
    kept: ['b'],
    added: ['c'],
    removed: ['a'],
  });
  expect(displayChange('content', '', 'one\ntwo', naming)).toMatchObject({ as: 'text', after: 'one\ntwo' });
  expect(formatValue('categoryId', 'c-coast', naming)).toBe('Towns of the north coast');
  expect(formatValue('isDraft', false, naming)).toBe('not a draft');
  expect(formatValue('excerpt', null, naming)).toBe('empty');
  expect(formatValue('groupIds', ['1', '2'], naming)).toBe('2 groups');
});

test('a batch reports how many were changed, and what happened to the others', () => {
  const progress = {
    ...{ id: 'b', at: 0, cause: 'undo' as const, state: 'running' as const, total: 12, waitsFor: null },
    ...{ done: 3, same: 1, conflict: 0, refused: 0, unknown: 0 },
  };
  expect(describeProgress(progress)).toBe('Undoing 5 of 12…');
  expect(describeProgress({ ...progress, state: 'stopped' })).toBe(
    'Stopped: 3 of 12 undone, 1 was already up to date.',
  );
  expect(
    describeProgress({
      ...progress,
      cause: 'flags',
      state: 'done',
      same: 0,
      conflict: 2,
      refused: 1,
      unknown: 6,
    }),
  ).toBe('3 of 12 changed, 2 left alone because someone changed them meanwhile, 1 refused, 6 not known yet.');
});
