import type { MarkupNode } from '../../lib/markup/index.ts';
import { readDice } from '../dice/index.ts';

/** A part of a sentence that can be rolled. */
interface RollMatch {
  start: number;
  end: number;
  notation: string;
}

/** `bonuses`: a signed number alone is a roll, as in the lines of skills and saving throws. */
export type BonusMode = 'attacks' | 'bonuses';

const DICE = String.raw`\d{0,3}d(?:\d{1,4}|%)(?:\s?[+\-−–]\s?\d{1,3}(?![\d.]*\s?(?:d\d|f(?:ee|oo)?t\b)))?`;
const ATTACK = String.raw`[+\-−–]\s?\d{1,2}\s?to\s?hit`;
/** `Con +6`: the word before the number becomes part of the roll's label. */
const BONUS = String.raw`(?:[\p{L}’'][\p{L}’' ]{0,30}\s?:?\s?)?[+\-−–]\s?\d{1,2}(?!\s?(?:d\d|\d|%|f(?:ee|oo)?t\b))`;
const before = String.raw`(?<![\p{L}\p{N}])`;
const after = String.raw`(?![\p{L}\p{N}])`;
const PATTERNS: Record<BonusMode, RegExp> = {
  attacks: new RegExp(`${before}(?:${DICE}|${ATTACK})${after}`, 'giu'),
  bonuses: new RegExp(`${before}(?:${DICE}|${ATTACK}|${BONUS})${after}`, 'giu'),
};

/** Dice and bonuses as books print them: `2d6 + 3`, `+5 to hit`, and in `bonuses` mode also `Con +6`. */
export function rollsIn(text: string, mode: BonusMode): RollMatch[] {
  return [...text.matchAll(PATTERNS[mode])].flatMap((match) => {
    const notation = notationOf(match[0]);
    const { index: start } = match;
    return notation === null ? [] : [{ start, end: start + match[0].length, notation }];
  });
}

function notationOf(words: string): string | null {
  const plain = words.replaceAll(/[−–]/g, '-').replaceAll(/\s/g, '');
  const dice = /\d*d(?:\d+|%)(?:[+-]\d+)?$/i.exec(plain);
  if (dice) return readDice(dice[0]) ? dice[0] : null;
  const bonus = /[+-]\d{1,2}/.exec(plain);
  return bonus ? `1d20${bonus[0]}` : null;
}

/** Nodes whose text stays as it is: a click does something else there, or the text is literal. */
const OPAQUE_KINDS: ReadonlySet<MarkupNode['kind']> = new Set(['link', 'mention', 'code', 'heading']);

/** The same tree with its dice replaced by roll nodes. */
export function withRolls(nodes: readonly MarkupNode[], mode: BonusMode): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (node.kind === 'text') return textWithRolls(node.text, mode);
    if (!('children' in node) || OPAQUE_KINDS.has(node.kind)) return [node];
    return [{ ...node, children: withRolls(node.children, mode) }];
  });
}

function textWithRolls(text: string, mode: BonusMode): MarkupNode[] {
  const nodes: MarkupNode[] = [];
  let at = 0;
  for (const { start, end, notation } of rollsIn(text, mode)) {
    if (start > at) nodes.push({ kind: 'text', text: text.slice(at, start) });
    nodes.push({ kind: 'embed', name: 'roll', argument: `${notation}|${text.slice(start, end)}` });
    at = end;
  }
  if (at < text.length) nodes.push({ kind: 'text', text: text.slice(at) });
  return nodes;
}
