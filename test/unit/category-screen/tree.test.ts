import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Folds, linesOf, type TreeLine } from '../../../components/category/tree-lines.ts';
import { folded, treeActionFor, typedAhead } from '../../../components/category/use-tree.ts';
import { worldTree } from '../../../components/category/world-tree.ts';
import { article, category, searcherOf } from './world.ts';

const SEA = [
  category('sea'),
  category('ports', 'sea', 'Ports'),
  category('reefs', 'sea', 'Reefs'),
  category('sky'),
];
const TALES = [
  article('a1', 'ports', 'Bell'),
  article('a2', 'ports', 'Anchor'),
  article('a3', 'sea'),
  article('a4', null),
];
const tree = worldTree('w1', SEA, searcherOf(TALES));
const all: Folds = new Map(['category sea', 'category ports', 'loose'].map((key) => [key, true]));
const words = (lines: readonly TreeLine[]) => lines.map(({ level, title }) => `${level} ${title}`);

describe('the rows of a tree', () => {
  test('closed, only the roots are listed, each with its number of articles', () => {
    const lines = linesOf(tree, new Map(), '');
    expect(words(lines)).toEqual(['1 sea', '1 sky', '1 No category']);
    expect(lines.map((line) => (line.type === 'article' ? null : [line.count, line.isOpen]))).toEqual([
      [3, false],
      [0, null],
      [1, false],
    ]);
  });

  test('open, subcategories come before the articles, which are sorted by title', () => {
    const lines = linesOf(tree, all, '');
    expect(words(lines)).toEqual([
      ...['1 sea', '2 Ports', '3 Anchor', '3 Bell', '2 Reefs', '2 a3', '1 sky', '1 No category', '2 a4'],
    ]);
    expect(lines.map(({ posInSet, setSize }) => `${posInSet}/${setSize}`)).toEqual([
      ...['1/3', '1/3', '1/2', '2/2', '2/3', '3/3', '2/3', '3/3', '1/1'],
    ]);
  });

  test('typing leaves matching categories, unfolded down to them, with their articles one key away', () => {
    expect(words(linesOf(tree, new Map(), 'port'))).toEqual(['1 sea', '2 Ports']);
    expect(words(linesOf(tree, new Map([['category ports', true]]), 'PÓRT'))).toEqual([
      '1 sea',
      '2 Ports',
      '3 Anchor',
      '3 Bell',
    ]);
    expect(linesOf(tree, new Map(), 'nowhere')).toEqual([]);
  });

  test('a chain of ten thousand, a cycle and unknown parents all end', () => {
    const chain = Array.from({ length: 10_000 }, (_, at) =>
      category(`c${at}`, at === 0 ? null : `c${at - 1}`),
    );
    const deep = worldTree('w1', chain, searcherOf([article('a', 'c9999')]));
    expect(deep.articlesBeneath('c0')).toBe(1);
    const open: Folds = new Map(chain.map(({ id }) => [`category ${id}`, true]));
    expect(linesOf(deep, open, '')).toHaveLength(10_001);
    const odd = worldTree(
      'w1',
      [category('x', 'y'), category('y', 'x'), category('z', 'nobody')],
      searcherOf([]),
    );
    expect(
      linesOf(
        odd,
        new Map([
          ['category x', true],
          ['category y', true],
        ]),
        '',
      ),
    ).toHaveLength(3);
    expect(linesOf(odd, new Map(), 'x').length).toBeGreaterThan(0);
  });

  test('a tree without any parents is flat', () => {
    expect(tree.isFlat).toBe(false);
    expect(worldTree('w1', [category('a'), category('b')], searcherOf([])).isFlat).toBe(true);
    expect(worldTree('w1', [category('a')], searcherOf([])).isFlat).toBe(false);
  });

  test('every row has its position among its siblings, whatever is open', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.nat(14), { nil: null }), { minLength: 1, maxLength: 15 }),
        fc.array(fc.nat(14), { maxLength: 20 }),
        fc.array(fc.nat(14), { maxLength: 15 }),
        (parents, inside, opened) => {
          const categories = parents.map((up, at) => category(`c${at}`, up === null ? null : `c${up}`));
          const articles = inside.map((at, id) => article(`a${id}`, `c${at}`));
          const any = worldTree('w1', categories, searcherOf(articles));
          const lines = linesOf(any, new Map(opened.map((at) => [`category c${at}`, true])), '');
          expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
          const sets = new Map<string | null, TreeLine[]>();
          for (const line of lines) sets.set(line.parentKey, [...(sets.get(line.parentKey) ?? []), line]);
          for (const set of sets.values())
            expect(set.map(({ posInSet, setSize }) => [posInSet, setSize])).toEqual(
              set.map((_, at) => [at + 1, set.length]),
            );
        },
      ),
    );
  });
});

describe('keys in a tree', () => {
  const lines = linesOf(tree, all, '');
  const key = (name: string, active: number, control = false) =>
    treeActionFor(name, control, lines, active, 5);

  test('arrow keys move, open, close and go to the parent', () => {
    expect(key('ArrowDown', 0)).toEqual({ type: 'go', to: 1 });
    expect(key('ArrowUp', 0)).toEqual({ type: 'go', to: 0 });
    expect(key('ArrowRight', 0)).toEqual({ type: 'go', to: 1 });
    expect(key('ArrowLeft', 1)).toEqual({ type: 'fold', keys: ['category ports'], isOpen: false });
    expect(key('ArrowLeft', 3)).toEqual({ type: 'go', to: 1 });
    expect(key('ArrowRight', 3)).toBeNull();
    expect(key('End', 0)).toEqual({ type: 'go', to: lines.length - 1 });
    expect(key('PageDown', 6)).toEqual({ type: 'go', to: lines.length - 1 });
    expect(key('Enter', 3, true)).toEqual({ type: 'open', at: 3, where: 'tab' });
    expect(key('Home', 3, true)).toBeNull();
  });

  test('a star opens all closed siblings', () => {
    const closed = linesOf(tree, new Map(), '');
    expect(treeActionFor('*', false, closed, 0, 5)).toEqual({
      type: 'fold',
      keys: ['category sea', 'loose'],
      isOpen: true,
    });
    expect(linesOf(tree, folded(new Map(), ['category sea', 'loose'], true), '')).toHaveLength(7);
  });

  test('letters go to the next title that starts with them, wrapping around, ignoring case and accents', () => {
    expect(typedAhead(lines, 0, 's')).toBe(6);
    expect(typedAhead(lines, 6, 's')).toBe(0);
    expect(typedAhead(lines, 6, 'SE')).toBe(0);
    expect(typedAhead(lines, 0, 'xyz')).toBe(-1);
  });
});
