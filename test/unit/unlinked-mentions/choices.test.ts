import { describe, expect, it } from 'vitest';
import {
  firstOnly,
  linkEdit,
  type PlacedMention,
  unambiguous,
} from '../../../lib/unlinked-mentions/index.ts';

const mention = (start: number, candidates: readonly number[]): PlacedMention => ({
  ...{
    start,
    end: start + 4,
    name: 'Mira',
    doubt: 0,
    candidates,
    from: 1,
    field: 'content',
    isEditable: true,
  },
});

describe('what is linked unasked', () => {
  it('is never a name that several entries have', () => {
    const chosen = unambiguous([mention(0, [7]), mention(9, [7, 8]), mention(20, [8])]);
    expect(chosen.map(({ start, target }) => [start, target])).toEqual([
      [0, 7],
      [20, 8],
    ]);
  });

  it('is each entry once, where it is named first and isn’t mentioned already', () => {
    const all = unambiguous([mention(0, [7]), mention(9, [8]), mention(20, [7]), mention(30, [9])]);
    expect(firstOnly(all, (target) => target === 9).map(({ start }) => start)).toEqual([0, 9]);
  });
});

describe('the change that links names', () => {
  const ref = { worldId: 'w', kind: 'article', id: 'a1' } as const;
  const target = { id: 'a2', template: 'person' };
  const texts = [
    { field: 'content', text: 'Mira and Mira', isEditable: true },
    { field: 'history', text: 'Mira', isEditable: false },
    { field: 'footnotes', text: 'Mira', isEditable: true },
  ];

  it('has the new texts, and those that were seen', () => {
    const places = [
      { field: 'content', start: 9, end: 13, target },
      { field: 'footnotes', start: 0, end: 4, target },
    ];
    expect(linkEdit({ ref, title: 'Port Sorrow' }, texts, places)).toEqual({
      ...{ ref, title: 'Port Sorrow', cause: 'links' },
      changes: { content: 'Mira and @[Mira](person:a2)', footnotes: '@[Mira](person:a2)' },
      seen: { content: 'Mira and Mira', footnotes: 'Mira' },
    });
  });

  it('leaves fields alone that Loreside couldn’t restore', () => {
    expect(linkEdit({ ref, title: '' }, texts, [{ field: 'history', start: 0, end: 4, target }])).toBeNull();
  });
});
