import { type ReadText, readText } from '../markup/index.ts';
import { bracketEmphasis } from './emphasis.ts';
import { type BonusMode, withRolls } from './rollable-text.ts';

const BULLETS = /(?<=^|\n)- [^\n]*(?:\n- [^\n]*)+/g;

/** Converts to World Anvil's markup: Markdown emphasis becomes tags, lines that start with a dash become a list. */
export function statMarkup(text: string): string {
  return bracketEmphasis(text.replaceAll(/\r\n?/g, '\n')).replaceAll(BULLETS, (lines) => {
    const items = lines.split('\n').map((line) => `[li]${line.slice(2)}[/li]`);
    return `[ul]${items.join('')}[/ul]`;
  });
}

/** Reads a text of a statblock and makes its dice rollable, even if they aren't marked up. */
export function readStatText(text: string, name: string, mode: BonusMode = 'attacks'): ReadText {
  const read = readText(statMarkup(text), name);
  return { ...read, nodes: withRolls(read.nodes, mode) };
}

const MAX_LINE_LENGTH = 160;

/** A short single line goes beside its label; anything else is a text of its own. */
export function isLine(text: string): boolean {
  const line = text.trim();
  return (
    line.length <= MAX_LINE_LENGTH &&
    !/[\r\n]|\[(h\d?|ul|ol|li|table|tr|quote|spoiler|aloud|hr|code)\b/i.test(line)
  );
}
