import { expect, test } from 'vitest';
import { groupProblems } from '../../../components/link-problems/plan-fixes.ts';
import type { LinkProblem } from '../../../lib/link-problems/index.ts';

const problem = (from: number, position: number): LinkProblem => ({
  ...{ kind: 'private', title: 'The Lantern Inn', label: null, elsewhere: null },
  link: { from, to: 90, kind: 'mention', field: 'content', position },
});

/** The title and position of each problem as they are listed. */
function listed(problems: readonly LinkProblem[], titles: Readonly<Record<number, string>>) {
  const [group] = groupProblems(problems, (location) => {
    const title = titles[location] ?? '';
    return { title, ref: { kind: 'article', id: title } };
  });
  return group?.problems.map(({ link }) => `${titles[link.from]} ${link.position}`);
}

test('the links of an article stay in their place after one of them was mended', () => {
  const titles = { 4: 'Ledger', 5: 'Quay', 6: 'Anchor' };
  const before = [problem(4, 1), problem(5, 10), problem(5, 20), problem(6, 3)];
  expect(listed(before, titles)).toEqual(['Anchor 3', 'Ledger 1', 'Quay 10', 'Quay 20']);
  // A changed article is stored again, in front of the others.
  const after = [problem(1, 20), problem(4, 1), problem(6, 3)];
  // What was mended keeps its location, and its place.
  expect(listed([...after, problem(5, 10)], { ...titles, 1: 'Quay' })).toEqual([
    ...['Anchor 3', 'Ledger 1', 'Quay 10', 'Quay 20'],
  ]);
  expect(listed(after, { 1: 'Quay', 4: 'Ledger', 6: 'Anchor' })).toEqual(['Anchor 3', 'Ledger 1', 'Quay 20']);
});
