import { describe, expect, test } from 'vitest';
import {
  audienceFor,
  choiceOf,
  describeAudience,
  describeNewAudience,
  isSame,
} from '../../../components/secret/audience.ts';
import { isPrivate } from '../../../lib/entries/index.ts';

const groups = [
  { id: 'g1', title: 'Lamplighters' },
  { id: 'g2', title: 'Tidewatch' },
];

describe('who can see a secret', () => {
  test.each([
    ['public', ['g1'], 'Everyone who can see this world'],
    ['private', [], 'You and co-authors'],
    ['private', ['g1'], 'You, co-authors, and “Lamplighters”'],
    ['private', ['g1', 'g2', 'g9'], 'You, co-authors, “Lamplighters”, “Tidewatch”, and one more group'],
    ['private', ['g8', 'g9'], 'You, co-authors, and 2 more groups'],
    ['private', null, 'You and co-authors'],
    [null, null, 'Not known yet'],
    [null, [], 'Not known yet'],
  ] as const)('%s, %j', (state, ids, sentence) => {
    expect(describeAudience(state, ids, groups)).toBe(sentence);
  });

  test('and who will be able to, including what can’t be undone', () => {
    expect(describeNewAudience({ state: 'private', groupIds: [] }, groups)).toContain('still knows it');
    expect(describeNewAudience({ state: 'private', groupIds: ['g2'] }, groups)).toContain(
      'Readers in “Tidewatch”',
    );
  });
});

test('a choice for everybody keeps the groups, so that hiding it again restores them', () => {
  const before = { state: 'private', groupIds: ['g1'] } as const;
  const shown = audienceFor('everybody', [], { ...before, groupIds: ['g1'] });
  expect(shown).toEqual({ state: 'public', groupIds: ['g1'] });
  expect(choiceOf(shown)).toBe('everybody');
  expect(choiceOf({ state: 'private', groupIds: ['g1'] })).toBe('groups');
  expect(audienceFor('nobody', ['g1'], shown)).toEqual({ state: 'private', groupIds: [] });
  expect(audienceFor('groups', ['g2'], shown)).toEqual({ state: 'private', groupIds: ['g2'] });
});

test('the order of groups and duplicates don’t matter', () => {
  const one = { state: 'private', groupIds: ['a', 'b', 'a'] } as const;
  expect(isSame({ ...one, groupIds: [...one.groupIds] }, { state: 'private', groupIds: ['b', 'a'] })).toBe(
    true,
  );
  expect(isSame({ state: 'private', groupIds: ['a'] }, { state: 'private', groupIds: ['b'] })).toBe(false);
  expect(isSame({ state: 'public', groupIds: [] }, { state: 'private', groupIds: [] })).toBe(false);
});

test('in screen-share mode, whatever readers can’t see counts as private', () => {
  const plain = { state: 'public', isDraft: false, isPending: false } as const;
  expect(isPrivate('article', plain)).toBe(false);
  expect(isPrivate('secret', plain)).toBe(true);
  expect(isPrivate('article', { ...plain, isDraft: true })).toBe(true);
  expect(isPrivate('article', { ...plain, isPending: true })).toBe(true);
  expect(isPrivate('article', { ...plain, state: null })).toBe(true);
  expect(isPrivate('image', { ...plain, state: null })).toBe(false);
  expect(isPrivate('manuscript', { ...plain, state: 'private' })).toBe(true);
});
