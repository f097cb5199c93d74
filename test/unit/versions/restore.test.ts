import { describe, expect, it } from 'vitest';
import { restoreOperation, withBlock, withBlockBack } from '../../../components/versions/restore.ts';
import { outlineOf } from '../../../lib/versions/compare/blocks.ts';
import { compareMarkup } from '../../../lib/versions/compare/compare.ts';

const blockOf = (markup: string, at: number) => {
  const block = outlineOf(markup).blocks.at(at);
  if (!block) throw new Error('No such block.');
  return block;
};

describe('a block', () => {
  it('comes back in its place, with its marks', () => {
    const [old, now] = ['One\n\nThe [b]old[/b] bell\n\nThree', 'One\n\nThe new bell\n\nThree'];
    expect(withBlock(now, blockOf(now, 1), old, blockOf(old, 1))).toBe(old);
  });

  it.each([
    ['a paragraph', 'One\n\nTwo\n\nThree', 'One\n\nThree', 1],
    ['the first paragraph', 'One\n\nTwo', 'Two', 0],
    ['a heading', 'One\n\n[h2]Trade[/h2]\n\nThree', 'One\n\nThree', 1],
  ])('that is gone comes back: %s', (_what, old, now, at) => {
    const previous = at === 0 ? null : blockOf(now, at - 1);
    const back = withBlockBack(now, previous, old, blockOf(old, at));
    expect(compareMarkup(old, back).every(({ kind }) => kind === 'same')).toBe(true);
  });

  it('that is gone comes back behind a list, not in it', () => {
    const now = '[ul][li]Skiff[/li][/ul]\n\nThree';
    const old = '[ul][li]Skiff[/li][/ul]\n\nTwo\n\nThree';
    expect(withBlockBack(now, blockOf(now, 0), old, blockOf(old, 1))).toBe(old);
  });
});

describe('restoring a version', () => {
  const target = {
    ...{ worldId: 'w1', title: 'Saltmere', isPrivate: false },
    ref: { kind: 'article', id: 'a1' } as const,
  };

  it('sends only what differs and can be written, with what was seen', () => {
    const before = { title: 'Saltmere', content: 'Old', template: 'person', born: '2 AE', categoryId: null };
    const now = { title: 'Saltmere', content: 'New', template: 'settlement', born: '3 AE', categoryId: 'c1' };
    expect(restoreOperation(target, before, now)).toMatchObject({
      newValues: { content: 'Old', categoryId: null },
      seen: { content: 'New', categoryId: 'c1' },
    });
  });

  it('isn’t possible if nothing differs, nor for manuscripts', () => {
    const ref = { kind: 'manuscript', id: 'm1' } as const;
    expect(restoreOperation(target, { content: 'Old' }, { content: 'Old' })).toBe(null);
    expect(restoreOperation({ ...target, ref }, { title: 'Old' }, { title: 'New' })).toBe(null);
  });
});
