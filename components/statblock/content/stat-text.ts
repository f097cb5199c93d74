import { type ReadText, readText } from '../../markup/index.ts';
import { type BonusMode, withRolls } from './rollable-text.ts';

/** Skipped entirely: code, tags and the targets of mentions. */
const OPAQUE = String.raw`\[(code|noparse)\b[^\]]*\][\s\S]*?\[\/\1\]|\[[^[\]\n]*\]|\]\([^()\n]*\)`;
const TOKEN = new RegExp(`${OPAQUE}|\\*+|\\n`, 'gi');

type Mark = 'b' | 'i';
interface Piece {
  text: string;
  /** A run of asterisks, and whether it can open emphasis. */
  asterisks: { count: number; openable: boolean } | null;
}

/**
 * Converts Markdown emphasis, which statblocks are full of but World Anvil's markup lacks: `**bold**`, `*italic*` and
 * `***both***` become `[b]` and `[i]`. Also handles emphasis closed in the wrong order, which real texts contain
 * (`***Bite.** Melee Attack:*`). Asterisks without a partner on their line stay as they are, and nothing else changes.
 */
export function bracketEmphasis(text: string): string {
  if (!text.includes('*')) return text;
  const out: string[] = [];
  let line: Piece[] = [];
  let at = 0;
  const words = (upTo: number) => {
    if (upTo > at) line.push({ text: text.slice(at, upTo), asterisks: null });
  };
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
    words(match.index);
    at = match.index + token.length;
    if (token === '\n') {
      out.push(lineOf(line), '\n');
      line = [];
    } else if (token[0] === '*') {
      const around = [text[match.index - 1] ?? '\n', text[at] ?? '\n'];
      const openable = !around.every((letter) => /\s/.test(letter)) && text[at] !== undefined;
      line.push({ text: token, asterisks: { count: token.length, openable } });
    } else line.push({ text: token, asterisks: null });
  }
  words(text.length);
  out.push(lineOf(line));
  return out.join('');
}

/** An open mark; the innermost is last. `at` is its index in the output. */
interface Open {
  mark: Mark;
  at: number;
}

function lineOf(pieces: readonly Piece[]): string {
  const out: string[] = [];
  const open: Open[] = [];
  pieces.forEach(({ text, asterisks }, at) => {
    if (!asterisks) {
      out.push(text);
      return;
    }
    let left = asterisks.count;
    // Close open marks: both, else bold, else italic.
    for (const mark of marksToClose(open, left)) {
      closeMark(out, open, mark);
      left -= mark === 'b' ? 2 : 1;
    }
    if (left === 0) return;
    if (left > 3 || !asterisks.openable) {
      out.push('*'.repeat(left));
      return;
    }
    for (const mark of marksToOpen(left, nextRun(pieces, at))) {
      open.push({ mark, at: out.length });
      out.push(`[${mark}]`);
    }
  });
  // A mark that is never closed wasn't emphasis.
  for (const { mark, at } of open) out[at] = mark === 'b' ? '**' : '*';
  return out.join('');
}

function marksToClose(open: readonly Open[], count: number): Mark[] {
  const has = (mark: Mark) => open.some((one) => one.mark === mark);
  if (count >= 3 && has('b') && has('i')) return open.at(-1)?.mark === 'b' ? ['b', 'i'] : ['i', 'b'];
  if (count >= 2 && has('b')) return ['b'];
  if (count !== 2 && has('i')) return ['i'];
  return [];
}

/** Opens the mark that closes last first. */
function marksToOpen(count: number, next: number): Mark[] {
  if (count === 1) return ['i'];
  if (count === 2) return ['b'];
  return next === 1 ? ['b', 'i'] : ['i', 'b'];
}

const nextRun = (pieces: readonly Piece[], at: number): number =>
  pieces.slice(at + 1).find(({ asterisks }) => asterisks)?.asterisks?.count ?? 0;

/** Marks opened inside it are closed with it and reopened after it. */
function closeMark(out: string[], open: Open[], mark: Mark): void {
  const at = open.findLastIndex((one) => one.mark === mark);
  const inner = open.splice(at).slice(1);
  for (const { mark: other } of inner.toReversed()) out.push(`[/${other}]`);
  out.push(`[/${mark}]`);
  for (const { mark: other } of inner) {
    open.push({ mark: other, at: out.length });
    out.push(`[${other}]`);
  }
}

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
