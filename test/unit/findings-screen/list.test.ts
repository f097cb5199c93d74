import { expect, it } from 'vitest';
import { textOfFindings } from '../../../components/findings/copy-findings.ts';
import { compareListed } from '../../../components/findings/found-view.tsx';
import { countByRule, groupFindings } from '../../../components/findings/group.ts';
import { found } from './found.ts';

const compare = (a: string, b: string) => a.localeCompare(b);
const keys = (all: readonly { key: string }[]) => all.map(({ key }) => key);
const groups = (...args: Parameters<typeof groupFindings>) =>
  groupFindings(...args).map(({ key, findings }) => [key, keys(findings)]);

const FOUND = [
  found('n', { severity: 'note', rule: 'leftover', about: 'amber' }),
  found('b', { about: 'birch' }),
  found('a', { about: 'amber' }),
  found('w', { severity: 'warning', rule: 'missing', about: 'cedar' }),
];

it('findings are grouped by severity, the worst first, in the order of titles', () => {
  expect(groups(FOUND, 'severity', compare)).toEqual([
    ['error', ['a', 'b']],
    ['warning', ['w']],
    ['note', ['n']],
  ]);
});

it('entries come in the order of their worst finding, then of how many they have', () => {
  expect(groups(FOUND, 'entry', compare)).toEqual([
    ['article amber', ['a', 'n']],
    ['article birch', ['b']],
    ['article cedar', ['w']],
  ]);
});

it('rules come in the order of their severity', () => {
  expect(groups(FOUND, 'rule', compare)).toEqual([
    ['deathBeforeBirth', ['a', 'b']],
    ['missing', ['w']],
    ['leftover', ['n']],
  ]);
  expect([...countByRule(FOUND)]).toContainEqual(['deathBeforeBirth', 2]);
});

const NONE = { intended: new Set<string>(), off: new Set<string>() };
const [a, b, c] = [found('a'), found('b'), found('c', { rule: 'missing' })];

it('while a list is read, rows keep their places: gone ones stay, new ones wait', () => {
  const { listed, gone, newCount } = compareListed([a, b], [b, c], NONE);
  expect(keys(listed)).toEqual(['a', 'b']);
  expect([...gone]).toEqual(['a']);
  expect(newCount).toBe(1);
});

it('decisions take effect at once, also on what waits', () => {
  const intended = compareListed([a, b], [a, b, c], { ...NONE, intended: new Set(['a', 'c']) });
  expect([keys(intended.listed), intended.newCount]).toEqual([['b'], 0]);
  const off = compareListed([a, b, c], [a, b, c], { ...NONE, off: new Set(['missing']) });
  expect(keys(off.listed)).toEqual(['a', 'b']);
});

it('a list with nothing left in it takes what is new', () => {
  expect(compareListed([a], [b], NONE)).toEqual({ listed: [b], gone: new Set(), newCount: 0 });
  expect(keys(compareListed([], [a], NONE).listed)).toEqual(['a']);
});

it('the copied list has a task for each finding, with its places, and no Markdown of the world', () => {
  expect(textOfFindings([found('x_y', { title: '[Mira]' })])).toBe(
    ['## Contradictions', '', '- [ ] x\\_y is wrong.', '  - \\[Mira\\], Text: “says \\*x\\_y\\*”', ''].join(
      '\n',
    ),
  );
});
