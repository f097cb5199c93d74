import { describe, expect, it } from 'vitest';
import { compareJoints } from '../../bench/joints/compare.ts';
import { eachWithin } from '../../bench/joints/each-within.ts';

describe('joints of a capture', () => {
  const seen = 'The keeper waits by the door.\nWhen the fog comes in.\nFounded\t412 AFP';
  const of = (text: string): { glued: string[]; joined: string[] } =>
    compareJoints(seen, { text, images: [] });

  it('are right where words and lines end as in the browser', () => {
    expect(of(seen)).toMatchObject({ glued: [], joined: [], words: 14 });
  });
  it('name words that are glued, and lines that are joined', () => {
    expect(of('waits by the door.When the fog')).toMatchObject({ glued: ['door. when'], joined: [] });
    expect(of('waits by the door. When the fog')).toMatchObject({ glued: [], joined: ['door. when'] });
    expect(of('Founded412 AFP')).toMatchObject({ glued: ['founded 412'] });
  });
  it('are right where two boxes stand in one line on the screen', () => {
    const text = 'waits by the door. When the fog';
    expect(compareJoints(seen, { text, images: [] }, ['door. When']).joined).toEqual([]);
  });
  it('say nothing about what the page doesn’t show, and about descriptions of images', () => {
    expect(of('hidden words\n[Image: door. When]')).toMatchObject({ glued: [], joined: [] });
  });
});

describe('items with a time limit', () => {
  it('that hang or throw fail alone, and the others get a new tool', async () => {
    const opened: string[] = [];
    const done: string[] = [];
    const failed = await eachWithin(
      20,
      ['a', 'hangs', 'b', 'throws', 'c'],
      async () => {
        opened.push('tool');
        return { close: () => new Promise<void>((resolve) => done.length === 3 && resolve()) };
      },
      async (_, item) => {
        if (item === 'hangs') await new Promise(() => {});
        if (item === 'throws') throw new Error('no');
        done.push(item);
      },
    );
    expect(failed.map(({ item }) => item)).toEqual(['hangs', 'throws']);
    expect(done).toEqual(['a', 'b', 'c']);
    expect(opened).toHaveLength(3);
  });
});
