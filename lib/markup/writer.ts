import { type EscapeState, escapeMarkup } from './escape.ts';
import { type Frame, frame, type Hold } from './frame.ts';
import { nested } from './marks.ts';

const NONE: readonly string[] = [];
const DROPPED = /[\u00ad\ufeff]/g;
const GAPS = /[ \t\n\r\f]+/g;
const UNTIDY = / {2}|[\t\n\r\f\u00ad\ufeff]/;
const SPACES = /^[ \t\n\r\f]+$/;
const BLANK = /^[\s\u200b-\u200f\u2060]*$/;
/** The first character of a text that may be blank. */
const MAY_BE_BLANK = (code: number): boolean => code < 33 || code > 126;

/**
 * Writes balanced platform markup piece by piece: white space collapsed as a browser does, marks closed at every
 * block's end and opened again in the next, blocks opened only once they hold something.
 */
export class MarkupWriter {
  private out: string[] = [];
  private readonly root: Frame;
  private readonly frames: Frame[];
  private readonly escaping: EscapeState = { dashes: false };
  private wanted: readonly string[] = NONE;
  private open: readonly string[] = NONE;
  private run = '';
  private space = false;
  private newlines = 0;
  /** True between blocks: the next words begin a paragraph. */
  private fresh = true;
  private lastPipe = -1;
  private lineDepth = 0;
  private codeDepth = 0;
  /** What stands in the plain words before the next paragraph. */
  private gap = '\n';
  private length = 0;
  plain = '';

  constructor() {
    this.root = frame('', '', 'flow', true);
    this.frames = [this.root];
  }

  /** Characters written so far, or about to be. */
  get size(): number {
    return this.length + this.run.length;
  }

  /** The marks of what follows, outermost first, each the inside of its opening tag (`b`, `url:https://…`). */
  marks(marks: readonly string[]): void {
    this.wanted = marks;
  }

  /** Words whose white space collapses. */
  text(data: string): void {
    if (this.codeDepth > 0) {
      this.typed(data);
      return;
    }
    const first = data.charCodeAt(0);
    if (this.fresh && MAY_BE_BLANK(first) && BLANK.test(data)) return;
    if (first < 33 && SPACES.test(data)) {
      if (this.newlines === 0) this.space = true;
      return;
    }
    const words = UNTIDY.test(data) ? data.replace(DROPPED, '').replace(GAPS, ' ') : data;
    const from = words.charCodeAt(0) === 32 ? 1 : 0;
    const to = words.length - (words.charCodeAt(words.length - 1) === 32 ? 1 : 0);
    if (from > 0 && !this.fresh && this.newlines === 0) this.space = true;
    if (from >= to) return;
    this.begin();
    this.run += from === 0 && to === words.length ? words : words.slice(from, to);
    if (to < words.length) this.space = true;
  }

  /** Words of our own before the first ones of the block just entered, if any come. */
  lead(words: string): void {
    const current = this.frames[this.frames.length - 1];
    if (current && current.open !== '') current.lead = words;
  }

  /** Text kept as typed: lines stay lines. Outside a code block, line ends become breaks and indents hard spaces. */
  typed(data: string): void {
    const lines = data.replace(/\r\n?/g, '\n').split('\n');
    lines.forEach((line, index) => {
      if (index > 0) this.lineEnd();
      if (this.codeDepth === 0) {
        this.text(line.replace(/^ +|(?<= ) +/g, (spaces) => '\u00a0'.repeat(spaces.length)));
        return;
      }
      if (line === '') return;
      if (line.trim() === '' && this.fresh) return;
      this.begin();
      this.run += line;
    });
  }

  private lineEnd(): void {
    if (this.codeDepth === 0) this.lineBreak();
    else if (!this.fresh) this.newlines++;
  }

  /** A forced line end inside a paragraph. One that begins a paragraph says nothing and is dropped. */
  lineBreak(): void {
    if (this.codeDepth > 0) {
      this.lineEnd();
      return;
    }
    if (this.fresh) return;
    this.newlines++;
    this.space = false;
  }

  /** Ends the paragraph, if one is open. */
  border(): void {
    if (this.codeDepth > 0) {
      if (!this.fresh && this.newlines === 0) this.newlines = 1;
      return;
    }
    if (this.fresh) return;
    this.endRun();
    this.fresh = true;
  }

  /** Opens a block; it is written once something is in it. */
  enter(open: string, close: string, hold: Hold): void {
    this.border();
    const plain = open === '' || this.lineDepth > 0 || this.codeDepth > 0;
    if (hold === 'code') this.codeDepth++;
    if (hold === 'line') this.lineDepth++;
    this.frames.push(plain ? frame('', '', 'flow', false) : frame(open, close, hold, false));
  }

  /** Ends the block that was entered last. */
  leave(hold: Hold): void {
    if (this.frames.length < 2) return;
    const ends = this.frames[this.frames.length - 1];
    if (!ends) return;
    if (hold === 'code' && this.codeDepth === 1) {
      this.newlines = 0;
      this.codeDepth = 0;
    }
    this.border();
    if (hold === 'code' && this.codeDepth > 0) this.codeDepth--;
    if (hold === 'line') this.lineDepth--;
    this.frames.pop();
    if (!ends.opened) {
      if (ends.close === '[/td]' || ends.close === '[/th]') this.owe(`${ends.open}${ends.close}`);
      if (ends.slot) this.paragraph(ends.slot);
      return;
    }
    if (ends.close === '') return;
    if (ends.hold === 'row') this.write(ends.owed);
    if (ends.hold === 'items') this.write('\n');
    if (ends.hold === 'code') this.write('\n');
    if (ends.slot !== null) this.write(`|${escapeMarkup(ends.slot.replaceAll('|', '¦'), this.escaping)}`);
    else if (/^\[\/(?:quote|spoiler)/.test(ends.close) && this.lastPipe >= ends.start) this.write('|');
    this.write(ends.close);
  }

  /** The words after the last pipe of the quote or spoiler that is open. */
  slot(words: string): void {
    const current = this.frames[this.frames.length - 1];
    if (current && current.open !== '') current.slot = words;
    else this.paragraph(words);
  }

  /** Cells that stay empty, so that the columns stay columns. */
  owe(cells: string): void {
    const current = this.frames[this.frames.length - 1];
    if (current?.hold === 'row') current.owed += cells;
  }

  private paragraph(words: string): void {
    this.marks(NONE);
    this.text(words);
    this.border();
  }

  rule(): void {
    this.border();
    this.place();
    this.write('[hr]');
  }

  finish(): string {
    while (this.frames.length > 1) {
      const last = this.frames[this.frames.length - 1];
      this.leave(last?.hold ?? 'flow');
    }
    this.codeDepth = this.lineDepth = 0;
    this.border();
    return this.out.join('');
  }

  private write(piece: string): void {
    if (piece === '') return;
    if (piece.includes('|')) this.lastPipe = this.length;
    this.out.push(piece);
    this.length += piece.length;
  }

  /** Before words: opens what is pending, writes the white space that stands between, changes the marks. */
  private begin(): void {
    if (this.fresh) {
      this.place();
      this.fresh = this.space = false;
      this.newlines = 0;
    }
    if (this.wanted !== this.open) this.wanted = nested(this.open, this.wanted);
    let shared = 0;
    while (shared < this.open.length && this.open[shared] === this.wanted[shared]) shared++;
    if (this.newlines === 0 && shared === this.open.length && shared === this.wanted.length) {
      if (this.space) this.run += ' ';
      this.space = false;
      return;
    }
    this.flush();
    const gap =
      this.newlines > 0 ? (this.codeDepth > 0 ? '\n' : '[br]').repeat(this.newlines) : this.space ? ' ' : '';
    if (gap) this.plain += this.newlines > 0 ? '\n'.repeat(this.newlines) : ' ';
    this.newlines = 0;
    this.space = false;
    this.closeMarks(shared);
    this.write(gap);
    for (let at = shared; at < this.wanted.length; at++) {
      const tag = this.wanted[at] ?? '';
      if (tag.includes('--')) this.escaping.dashes = true;
      this.write(`[${tag}]`);
    }
    this.open = this.wanted;
  }

  private closeMarks(keep: number): void {
    for (let at = this.open.length - 1; at >= keep; at--) {
      const tag = this.open[at] ?? '';
      const colon = tag.indexOf(':');
      this.write(`[/${colon < 0 ? tag : tag.slice(0, colon)}]`);
    }
  }

  private flush(): void {
    if (this.run === '') return;
    this.write(escapeMarkup(this.run, this.escaping));
    this.plain += this.run;
    this.run = '';
  }

  private endRun(): void {
    this.flush();
    this.closeMarks(0);
    this.open = NONE;
    this.space = false;
    this.newlines = 0;
  }

  /** Makes room for a paragraph or block in the innermost frame: opens the frames around it, separates it. */
  private place(): void {
    let first = this.frames.length;
    while (first > 0 && !this.frames[first - 1]?.opened) first--;
    for (let at = first; at < this.frames.length; at++) {
      const current = this.frames[at];
      if (!current) continue;
      if (current.open !== '') this.separate(at - 1, true);
      this.write(current.open);
      if (current.hold === 'code' && current.open !== '') this.write('\n');
      current.opened = true;
      current.start = this.length;
    }
    this.separate(this.frames.length - 1, false);
    const current = this.frames[this.frames.length - 1];
    if (!current?.lead) return;
    this.run = current.lead;
    current.lead = '';
  }

  /** Frames without a tag of their own are seen through. */
  private separate(around: number, isTag: boolean): void {
    let at = around;
    while (at > 0 && this.frames[at]?.open === '') at--;
    const parent = this.frames[at] ?? this.root;
    if (parent.hold === 'row') {
      this.write(parent.owed);
      parent.owed = '';
    } else if (parent.hold === 'items') {
      this.write('\n');
    } else if (parent.filled) {
      this.write(parent.hold === 'line' ? '[br]' : isTag && parent.close === '[/li]' ? '\n' : '\n\n');
    }
    if (parent.hold === 'row') this.gap = parent.filled ? '\t' : '\n';
    else if (!isTag) {
      this.plain += this.plain === '' ? '' : this.gap;
      this.gap = '\n';
    }
    parent.filled = true;
  }
}
