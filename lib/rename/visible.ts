import { scanMarkup, tagRole } from '../markup/index.ts';
import { protectedWords } from '../unlinked-mentions/index.ts';

/** A range as UTF-16 offsets, end exclusive. */
export type Range = readonly [start: number, end: number];

/** How a text is written: in World Anvil's markup, as it is, or as the lines or JSON of a statblock. */
export type TextForm = 'markup' | 'plain' | 'data';

/** Stands for what nobody reads as text: ids, addresses, code, tags. No name reaches across it. */
export const BREAK = '\uFFFC';

/** A mention of a text, with the range of its label in what is read. */
export interface ReadMention {
  id: string;
  from: number;
  to: number;
}

/** What a person reads of a text, and where each piece of it is written. */
export interface Visible {
  text: string;
  mentions: readonly ReadMention[];
  /** The ranges in which a range of `text` is written, in order. Several where tags are in between. */
  rangesOf(from: number, to: number): Range[];
}

/** Keys of a statblock's data, which its template knows by name. */
const KEYS = /^[^\S\n]*(?:- +)*["']?[\p{L}\p{N}_ .-]{1,60}["']?[^\S\n]*:(?=\s|$)|"[^"\n]{1,60}"\s*:/gmu;

/** Tags within a line, which don't end a word. */
function isTransparent(name: string): boolean {
  const role = tagRole(name);
  return role?.role === 'mark' || role?.role === 'link' || (role?.role === 'box' && !role.block);
}

class Reader implements Visible {
  text = '';
  readonly mentions: ReadMention[] = [];
  readonly #pieces: { from: number; to: number; start: number }[] = [];

  break(): void {
    this.text += BREAK;
  }

  line(): void {
    this.text += '\n';
  }

  /** Adds text that is written at `start` as it is read. */
  add(text: string, start: number): void {
    if (text === '') return;
    const from = this.text.length;
    this.#pieces.push({ from, to: from + text.length, start });
    this.text += text;
  }

  /** The same, without ids and addresses in it. */
  addWords(text: string, start: number, hidden: readonly Range[] = protectedWords(text)): void {
    let at = 0;
    for (const [first, end] of hidden) {
      if (end <= at) continue;
      this.add(text.slice(at, Math.max(at, first)), start + at);
      this.break();
      at = end;
    }
    this.add(text.slice(at), start + at);
  }

  rangesOf(from: number, to: number): Range[] {
    const ranges: Range[] = [];
    for (let at = this.#firstAt(from); at < this.#pieces.length; at++) {
      const piece = this.#pieces[at];
      if (!piece || piece.from >= to) break;
      const start = piece.start + Math.max(0, from - piece.from);
      ranges.push([start, piece.start + Math.min(to, piece.to) - piece.from]);
    }
    return ranges;
  }

  /** The first piece that ends behind an offset. */
  #firstAt(offset: number): number {
    let [low, high] = [0, this.#pieces.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#pieces[middle]?.to ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function addMarkup(reader: Reader, markup: string, shift: number): void {
  let [code, behind] = [0, 0];
  scanMarkup(markup, (token, start, end) => {
    // Comments are the only gaps between tokens.
    if (start > behind) reader.break();
    behind = end;
    const at = shift + start;
    switch (token.kind) {
      case 'newline':
        return reader.line();
      case 'text':
        return token.raw || code > 0 ? reader.break() : reader.addWords(token.text, at);
      case 'open':
      case 'close':
        if (token.name === 'code') code = Math.max(0, code + (token.kind === 'open' ? 1 : -1));
        if (isTransparent(token.name)) return undefined;
        return tagRole(token.name)?.role === 'embed' ? reader.break() : reader.line();
      case 'mention': {
        const source = markup.slice(start, end);
        const label = source.startsWith('@[') ? labelStart(source, token.label) : null;
        reader.break();
        if (label === null || code > 0 || token.label.includes('[')) return;
        const from = reader.text.length;
        reader.add(token.label, at + label);
        reader.mentions.push({ id: token.id, from, to: reader.text.length });
        return reader.break();
      }
      case 'fact': {
        const source = markup.slice(start, end);
        reader.break();
        if (code === 0)
          addMarkup(reader, token.value, at + source.indexOf(token.value, source.indexOf('::')));
        reader.break();
      }
    }
  });
  if (markup.length > behind) reader.break();
}

/** Where the label stands in a mention, which older exports write the other way round. */
function labelStart(source: string, label: string): number | null {
  for (const at of [2, source.length - 1 - label.length])
    if (source.startsWith(label, at) && /[\])]/.test(source.charAt(at + label.length))) return at;
  return null;
}

/** Reads a text. Takes linear time. */
export function readVisible(text: string, form: TextForm): Visible {
  const reader = new Reader();
  if (form === 'markup') addMarkup(reader, text, 0);
  else if (form === 'plain') reader.addWords(text, 0);
  else {
    const keys = Array.from(text.matchAll(KEYS), ({ 0: key, index }): Range => [index, index + key.length]);
    const hidden = [...keys, ...protectedWords(text), ...targetsIn(text)];
    reader.addWords(
      text,
      0,
      hidden.sort((a, b) => a[0] - b[0]),
    );
  }
  return reader;
}

/** Tags and the targets of mentions in data. */
function targetsIn(text: string): Range[] {
  const ranges: Range[] = [];
  scanMarkup(text, (token, start, end) => {
    if (token.kind !== 'text' && token.kind !== 'newline' && token.kind !== 'fact') ranges.push([start, end]);
  });
  return ranges;
}

/** What must stay as it is when only what is read changes: everything else, in order. */
export function skeletonOf(text: string, form: TextForm): string {
  const visible = readVisible(text, form);
  let [kept, at] = ['', 0];
  for (const [start, end] of visible.rangesOf(0, visible.text.length)) {
    kept += text.slice(at, start);
    at = end;
  }
  return kept + text.slice(at);
}
