import { expect, test } from 'vitest';
import { describeProgress } from '../../../components/history/batch-report.tsx';
import { displayChange, formatValue } from '../../../components/history/displayed-change.ts';
import { batchText, operationText } from '../../../components/history/operation-text.ts';
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
    'Undone: Marked as a draft · Removed tag #a',
  );
  expect(said({}, { a: 1, globalHeader: 2, content: 3, d: 4, e: 5 }, 'settings')).toBe(
    'Changed “A” · Changed “Global header” · Changed “Text” · 2 more fields',
  );
});

test('a link is described by what it leads to, and nothing else that changed in a text is called a link', () => {
  const before = { content: 'They sell the careful chart here.' };
  const after = { content: 'They sell @[the careful chart](item:c-coast) here.' };
  expect(said(before, after, 'links')).toBe('Linked “Towns of the north coast”');
  expect(said(after, before, 'undo')).toBe('Undone: Linked “Towns of the north coast”');
  expect(said({ content: 'A lamp.' }, { content: 'A @[lamp](item:l1).' }, 'links')).toBe('Linked “lamp”');
  expect(said({ content: 'A lamp.' }, { content: 'A tall @[lamp](item:l1).' }, 'links')).toBe(
    'Changed “Text”',
  );
  expect(said(after, before, 'links')).toBe('Changed “Text”');
});

test('a batch is one intent', () => {
  const together = (
    before: Values,
    after: Values,
    cause: Cause = 'flags',
    kind: 'article' | 'secret' = 'article',
  ) =>
    batchText(
      ['1', '2', '3'].map((id) => ({ before, after, cause, ref: { worldId: 'w', kind, id } })),
      naming,
    );
  const [plain, linked] = [{ content: 'lamp' }, { content: '@[lamp](item:l1)' }];
  expect(together(plain, linked, 'links')).toBe('Linked “lamp” in 3 articles');
  expect(together(linked, plain, 'undo')).toBe('Undone: Linked “lamp” in 3 articles');
  expect(together({ isDraft: true }, { isDraft: false })).toBe('Published 3 drafts');
  expect(together({ tags: [] }, { tags: ['sea'] }, 'tags')).toBe('Added tag #sea · 3 entries');
  expect(together(plain, linked, 'links', 'secret')).toBe('Linked “lamp” · 3 entries');
  const one = { before: plain, after: linked, cause: 'links' as const };
  const ref = { worldId: 'w', kind: 'article' as const, id: '1' };
  const other = { ...one, after: { content: '@[lamp](item:l2)' } };
  const changed = { ...one, after: { content: 'lamps' } };
  const texts = (...all: (typeof one)[]) =>
    batchText(
      all.map((change) => ({ ...change, ref })),
      naming,
    );
  expect(texts(one, { ...other, before: { content: 'x' }, after: { content: '@[x](item:l2)' } })).toBe(
    'Linked names in 2 articles',
  );
  expect(texts(one, changed)).toBe('2 entries changed together');
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
