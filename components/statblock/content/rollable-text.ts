import type { MarkupNode } from '../../../lib/markup/index.ts';
import { findDice, LETTER, TO_HIT, UNIT, withPlainSigns } from '../../dice/index.ts';

/** A part of a sentence that can be rolled. */
interface RollMatch {
  start: number;
  end: number;
  notation: string;
}

/** `bonuses`: a signed number alone is a roll, as in the lines of skills and saving throws. */
export type BonusMode = 'attacks' | 'bonuses';

const isBonus = String.raw`(?!\s?(?:d\d|[wk]\d|\d|%|${UNIT}))(?![${LETTER}])`;
const signed = String.raw`[-+]\s*\d{1,2}`;
const attack = String.raw`${signed}\s*${TO_HIT}`;
/** What stands before the bonus of an attack: `Melee Attack Roll: +13`, `attack bonus +5`. */
const attackLabel = String.raw`(?:(?:attack|atk|angriff|ataque|attaque|attacco|atak)\s*:|(?:attack\s+(?:roll|bonus|modifier)|angriffswurf|angriffsbonus|jet d['’]attaque[^:+]{0,30}|(?:tirada|jogada) de ataque[^:+]{0,30}|tiro per colpire[^:+]{0,30}|rzut na atak[^:+]{0,30}|命中(?:ロール|判定)?|攻撃ロール)\s*:?)\s*`;
const afterLabel = `(?<=${attackLabel})${signed}${isBonus}`;
/** `Con +6`: the word before the number becomes part of the roll's label. */
const bonus = String.raw`(?:[\p{L}’'][\p{L}’' ]{0,30}\s?:?\s?)?${signed}${isBonus}`;
const ATTACKS = `(?<![${LETTER}])(?:${attack}(?![${LETTER}])|${afterLabel}`;
const PATTERNS: Record<BonusMode, RegExp> = {
  attacks: new RegExp(`${ATTACKS})`, 'giu'),
  bonuses: new RegExp(`${ATTACKS}|${bonus})`, 'giu'),
};

/** Dice and bonuses as books print them: `2d6 + 3`, `+5 to hit`, and in `bonuses` mode also `Con +6`. */
export function rollsIn(text: string, mode: BonusMode): RollMatch[] {
  const dice = findDice(text);
  const bonuses = [...withPlainSigns(text).matchAll(PATTERNS[mode])].flatMap((match) => {
    const { index: start } = match;
    const end = start + match[0].length;
    if (dice.some((one) => start < one.end && one.start < end)) return [];
    return [{ start, end, notation: `1d20${/[-+]\s*\d+/.exec(match[0])?.[0].replaceAll(/\s/g, '') ?? ''}` }];
  });
  const whole = dice.flatMap(({ notation, ...place }) => (notation === null ? [] : [{ ...place, notation }]));
  return [...whole, ...bonuses].sort((a, b) => a.start - b.start);
}

/** Nodes whose text stays as it is: a click does something else there, or the text is literal. */
const OPAQUE_KINDS: ReadonlySet<MarkupNode['kind']> = new Set(['link', 'mention', 'code', 'heading']);

/** The same tree with its dice replaced by roll nodes. */
export function withRolls(nodes: readonly MarkupNode[], mode: BonusMode): MarkupNode[] {
  const line = lineOf(nodes);
  const rolls = rollsIn(line, mode);
  let at = 0;
  const replaced = (node: MarkupNode): MarkupNode[] => {
    if (node.kind === 'text') {
      const start = at;
      at += node.text.length;
      return textWithRolls(node.text, start, rolls);
    }
    if (isInline(node)) return [{ ...node, children: node.children.flatMap(replaced) }];
    at += 1;
    if (!('children' in node) || OPAQUE_KINDS.has(node.kind)) return [node];
    return [{ ...node, children: withRolls(node.children, mode) }];
  };
  return nodes.flatMap(replaced);
}

const isInline = (node: MarkupNode): node is Extract<MarkupNode, { kind: 'mark' | 'box' }> =>
  node.kind === 'mark' || (node.kind === 'box' && !node.block);

/** The text of a line, so that a sum is seen whole where part of it is bold. Other nodes end a sum. */
const lineOf = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => (node.kind === 'text' ? node.text : isInline(node) ? lineOf(node.children) : '\n'))
    .join('');

/** `start`: where the text stands in its line. A roll that goes on in another node stays text. */
function textWithRolls(text: string, start: number, rolls: readonly RollMatch[]): MarkupNode[] {
  const nodes: MarkupNode[] = [];
  let at = 0;
  for (const roll of rolls) {
    const [from, to] = [roll.start - start, roll.end - start];
    if (from < at || to > text.length) continue;
    if (from > at) nodes.push({ kind: 'text', text: text.slice(at, from) });
    nodes.push({ kind: 'embed', name: 'roll', argument: `${roll.notation}|${text.slice(from, to)}` });
    at = to;
  }
  if (at < text.length) nodes.push({ kind: 'text', text: text.slice(at) });
  return nodes;
}
