import { type ReadText, readText } from '../markup/index.ts';
import { type BonusMode, withRolls } from './dicewords.ts';
import { bracketEmphasis } from './emphasis.ts';

/** Lines are read as the platform keeps them: with Markdown's emphasis, with dice that nobody marked as such. */
export function readStatText(text: string, name: string, mode: BonusMode = 'attacks'): ReadText {
  const read = readText(bracketEmphasis(text), name);
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
