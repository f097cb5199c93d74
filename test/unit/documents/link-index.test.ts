import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLinkIndex } from '../../../lib/documents/index.ts';

const documents = (...paths: string[]) =>
  paths.map((path) => ({ path, aliases: [], title: path.replace(/^.*\/|\.md$/g, '') }));
const wiki = (target: string) => ({ kind: 'wiki', target }) as const;

describe('links to documents', () => {
  const index = createLinkIndex([
    ...documents('Ruan.md', 'NPCs/Ruan.md', 'NPCs/Old/Edda.md', 'Places/Deep/Edda.md', 'Places/Salt.md'),
    { path: 'NPCs/w.md', aliases: ['The Widow'], title: 'Widow' },
  ]);
  it.each([
    ['a name at the root', 'Ruan', 'Places/Salt.md', 'Ruan.md'],
    ['a name in any case', 'SALT', 'Ruan.md', 'Places/Salt.md'],
    ['the nearest of a name', 'Edda', 'Places/Salt.md', 'Places/Deep/Edda.md'],
    ['the shortest path of a name', 'Edda', 'Ruan.md', 'NPCs/Old/Edda.md'],
    ['the end of a path', 'Deep/Edda', 'NPCs/Ruan.md', 'Places/Deep/Edda.md'],
    ['a whole path', 'NPCs/Ruan.md', 'Ruan.md', 'NPCs/Ruan.md'],
    ['a path from here', '../Places/Salt', 'NPCs/Ruan.md', 'Places/Salt.md'],
    ['an alias', 'the widow', 'Ruan.md', 'NPCs/w.md'],
    ['itself', '', 'Ruan.md', 'Ruan.md'],
  ])('%s', (_, target, from, expected) => {
    expect(index.resolve(wiki(target), from)).toBe(expected);
  });
  it.each(['Nobody', 'an', 'eep/Edda', '../../../x', '/Salt'])('nothing for %s', (target) => {
    expect(index.resolve(wiki(target), 'NPCs/Ruan.md')).toBeNull();
  });
  it('finds relative addresses of Markdown', () => {
    expect(index.resolve({ kind: 'path', target: '../Places/Salt.md' }, 'NPCs/Ruan.md')).toBe(
      'Places/Salt.md',
    );
    expect(index.resolve({ kind: 'path', target: 'Ruan.md' }, 'NPCs/w.md')).toBe('NPCs/Ruan.md');
  });
});

/** Obsidian's rule, as it is described: every path is looked at for every link. */
function slowly(paths: readonly string[], target: string, from: string): string | null {
  const bare = (path: string) => path.toLowerCase().replace(/\.md$/, '');
  const steps = bare(target).split('/');
  const exact = paths.find((path) => bare(path) === bare(target));
  if (exact) return exact;
  const folder = from.split('/').slice(0, -1);
  const isBelow = (path: string) =>
    folder.every((step, at) => step.toLowerCase() === path.split('/')[at]?.toLowerCase());
  const ends = paths.filter(
    (path) => bare(path).split('/').slice(-steps.length).join('/') === steps.join('/'),
  );
  const near = ends.filter(isBelow);
  const [first] = (near.length > 0 ? near : ends).toSorted(
    (one, other) => one.length - other.length || (one < other ? -1 : 1),
  );
  return first ?? null;
}

it('agrees with the rule, whatever files there are', () => {
  const step = fc.constantFrom('a', 'B', 'c', 'd d');
  const path = fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => `${steps.join('/')}.md`);
  const link = fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => steps.join('/'));
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 30 }), link, path, (paths, target, from) => {
      const bare = paths.map((one) => ({ path: one, aliases: [], title: '' }));
      expect(createLinkIndex(bare).resolve(wiki(target), from)).toBe(slowly(paths, target, from));
    }),
  );
});
