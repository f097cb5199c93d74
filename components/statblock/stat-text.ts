import { type ReadText, readText } from '../markup/index.ts';
import { type BonusMode, withRolls } from './dice-words.ts';
import { bracketEmphasis } from './emphasis.ts';

const BULLETS = /(?<=^|\n)- [^\n]*(?:\n- [^\n]*)+/g;

/** As the platform's own markup: Markdown's emphasis in brackets, lines that begin with a dash as a list. */
export function statMarkup(text: string): string {
  return bracketEmphasis(text.replaceAll(/\r\n?/g, '\n')).replaceAll(BULLETS, (lines) => {
    const items = lines.split('\n').map((line) => `[li]${line.slice(2)}[/li]`);
    return `[ul]${items.join('')}[/ul]`;
  });
}

/** Texts are read as live statblocks have them, with dice that nobody marked as such. */
export function readStatText(text: string, name: string, mode: BonusMode = 'attacks'): ReadText {
  const read = readText(statMarkup(text), name);
  return { ...read, nodes: withRolls(read.nodes, mode) };
}

const LONGEST_LINE = 160;

/** One short line stands beside its label; longer ones are something to read. */
export function isLine(text: string): boolean {
  const line = text.trim();
  return (
    line.length <= LONGEST_LINE &&
    !/[\r\n]|\[(h\d?|ul|ol|li|table|tr|quote|spoiler|aloud|hr|code)\b/i.test(line)
  );
}
