import { type EscapeState, escapeMarkup } from '../escape.ts';
import { collapsed, indented, isBlank, isSpace } from '../spaces.ts';
import { closingOf, type Frame, frame, type Layout } from './frame.ts';
import type { Joints } from './joints.ts';
import { closingTags, nested } from './marks.ts';

const NONE: readonly string[] = [];
/**
 * Writes balanced World Anvil markup incrementally. Collapses whitespace like a browser, closes marks at the end of
 * each block and reopens them in the next, and omits empty blocks.
 */
export class MarkupWriter {
  private out: string[] = [];
  private readonly root: Frame;
  private readonly frames: Frame[];
  private readonly escaping: EscapeState = { dashes: false };
  private requested: readonly string[] = NONE;
  private open: readonly string[] = NONE;
  private run = '';
  private space = false;
  private newlines = 0;
  /** True between blocks: the next text starts a paragraph. */
  private isParagraphStart = true;
  private lastPipe = -1;
  private lineDepth = 0;
  private codeDepth = 0;
  /** Separator in the plain text before the next paragraph. */
  private gap = '\n';
  private length = 0;
  private readonly joints: Joints;
  plain = '';

  constructor(joints: Joints) {
    this.joints = joints;
    this.root = frame('', '', 'flow', true);
    this.frames = [this.root];
  }

  /** Number of characters written or pending. */
  get size(): number {
    return this.length + this.run.length;
  }

  /** Sets the marks of the following text, outermost first, as the inside of their tags (`b`, `url:https://…`). */
  marks(marks: readonly string[]): void {
    this.requested = marks;
  }

  /** Writes text and collapses its whitespace. */
  text(data: string): void {
    if (this.codeDepth > 0) {
      this.preformatted(data);
      return;
    }
    if (isSpace(data)) {
      if (this.newlines === 0) this.space = true;
      return;
    }
    if (isBlank(data)) this.join();
    if (this.isParagraphStart && isBlank(data)) return;
    const text = collapsed(data);
    const from = text.charCodeAt(0) === 32 ? 1 : 0;
    const to = text.length - (text.charCodeAt(text.length - 1) === 32 ? 1 : 0);
    if (from > 0 && !this.isParagraphStart && this.newlines === 0) this.space = true;
    if (from >= to) return;
    this.startText();
    this.run += from === 0 && to === text.length ? text : text.slice(from, to);
    if (to < text.length) this.space = true;
  }

  /** Notes the start or end of an element. What it does to the text after it is decided when that text is written. */
  cross(element: Element, isStart: boolean, isBlock: boolean): void {
    if (!this.isParagraphStart) this.joints.cross(element, isStart, isBlock);
  }

  /** Sets generated text to write before the first text of the block just entered. */
  lead(text: string): void {
    const current = this.frames[this.frames.length - 1];
    if (current && current.open !== '') current.lead = text;
  }

  /** Writes text as typed. Outside code, newlines become breaks and indentation becomes non-breaking spaces. */
  preformatted(data: string): void {
    if (this.codeDepth > 0) this.join();
    const lines = data.replace(/\r\n?/g, '\n').split('\n');
    lines.forEach((line, index) => {
      if (index > 0) this.lineEnd();
      if (this.codeDepth === 0) {
        this.text(indented(line, index === 0 && !this.isParagraphStart && this.newlines === 0));
        return;
      }
      if (line === '') return;
      if (line.trim() === '' && this.isParagraphStart) return;
      this.startText();
      this.run += line;
    });
  }

  private lineEnd(): void {
    if (this.codeDepth === 0) this.lineBreak();
    else if (!this.isParagraphStart) this.newlines++;
  }

  /** A line break inside a paragraph. Dropped at the start of one. */
  lineBreak(): void {
    if (this.codeDepth > 0) {
      this.lineEnd();
      return;
    }
    if (this.isParagraphStart) return;
    this.newlines++;
    this.space = false;
  }

  /** The edge of a line of generated text. */
  lineEdge(): void {
    if (!this.isParagraphStart && this.newlines === 0) this.lineEnd();
  }

  /** Ends the open paragraph, if any. */
  endParagraph(): void {
    this.joints.clear();
    if (this.codeDepth > 0) {
      if (!this.isParagraphStart && this.newlines === 0) this.newlines = 1;
      return;
    }
    if (this.isParagraphStart) return;
    this.endRun();
    this.isParagraphStart = true;
  }

  /** Opens a block. Its tag is written once it has content. */
  enter(open: string, close: string, layout: Layout): void {
    this.endParagraph();
    const plain = open === '' || this.lineDepth > 0 || this.codeDepth > 0;
    if (layout === 'code') this.codeDepth++;
    if (layout === 'line') this.lineDepth++;
    this.frames.push(plain ? frame('', '', 'flow', false) : frame(open, close, layout, false));
  }

  /** Closes the innermost block. */
  leave(layout: Layout): void {
    const ends = this.frames[this.frames.length - 1];
    if (!ends || this.frames.length < 2) return;
    if (layout === 'code' && this.codeDepth === 1) {
      this.newlines = 0;
      this.codeDepth = 0;
    }
    this.endParagraph();
    if (layout === 'code' && this.codeDepth > 0) this.codeDepth--;
    if (layout === 'line') this.lineDepth--;
    this.frames.pop();
    if (!ends.opened) {
      if (ends.close === '[/td]' || ends.close === '[/th]') this.addEmptyCells(`${ends.open}${ends.close}`);
      if (ends.lastArgument) this.paragraph(ends.lastArgument);
      return;
    }
    if (ends.close === '') return;
    this.write(closingOf(ends, this.lastPipe >= ends.start, this.escaping));
  }

  /** Sets the text after the last pipe of the open quote or spoiler. */
  setLastArgument(text: string): void {
    const current = this.frames[this.frames.length - 1];
    if (current && current.open !== '') current.lastArgument = text;
    else this.paragraph(text);
  }

  /** Adds empty cells to the current row, so that later cells stay in their columns. */
  addEmptyCells(cells: string): void {
    const current = this.frames[this.frames.length - 1];
    if (current?.layout === 'row') current.pendingCells += cells;
  }

  private paragraph(text: string): void {
    this.marks(NONE);
    this.text(text);
    this.endParagraph();
  }

  rule(): void {
    this.endParagraph();
    this.openPending();
    this.write('[hr]');
  }

  finish(): string {
    while (this.frames.length > 1) {
      const last = this.frames[this.frames.length - 1];
      this.leave(last?.layout ?? 'flow');
    }
    this.codeDepth = this.lineDepth = 0;
    this.endParagraph();
    return this.out.join('');
  }

  private write(piece: string): void {
    if (piece === '') return;
    if (piece.includes('|')) this.lastPipe = this.length;
    this.out.push(piece);
    this.length += piece.length;
  }

  /** Called before text: opens pending blocks, writes whitespace and switches marks. */
  private startText(): void {
    this.join();
    if (this.isParagraphStart) {
      this.openPending();
      this.isParagraphStart = this.space = false;
      this.newlines = 0;
    }
    if (this.requested !== this.open) this.requested = nested(this.open, this.requested);
    let shared = 0;
    while (shared < this.open.length && this.open[shared] === this.requested[shared]) shared++;
    if (this.newlines === 0 && shared === this.open.length && shared === this.requested.length) {
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
    this.write(closingTags(this.open, shared));
    this.write(gap);
    for (let at = shared; at < this.requested.length; at++) {
      const tag = this.requested[at] ?? '';
      if (tag.includes('--')) this.escaping.dashes = true;
      this.write(`[${tag}]`);
    }
    this.open = this.requested;
  }

  /** Separates the text that follows from the one before, as the elements between them demand. */
  private join(): void {
    const gap = this.joints.next(this.isParagraphStart || this.space || this.newlines > 0);
    if (this.isParagraphStart) return;
    if (gap === 'paragraph') this.endParagraph();
    else if (gap === 'line') this.lineEdge();
    else if (gap === 'space') this.space = this.newlines === 0;
  }

  private flush(): void {
    if (this.run === '') return;
    this.write(escapeMarkup(this.run, this.escaping));
    this.plain += this.run;
    this.run = '';
  }

  private endRun(): void {
    this.flush();
    this.write(closingTags(this.open, 0));
    this.open = NONE;
    this.space = false;
    this.newlines = 0;
  }

  /** Prepares the innermost frame for a paragraph or block: opens pending frames and writes the separator. */
  private openPending(): void {
    let first = this.frames.length;
    while (first > 0 && !this.frames[first - 1]?.opened) first--;
    for (let at = first; at < this.frames.length; at++) {
      const current = this.frames[at];
      if (!current) continue;
      if (current.open !== '') this.separate(at - 1, true);
      this.write(current.open);
      if (current.layout === 'code' && current.open !== '') this.write('\n');
      current.opened = true;
      current.start = this.length;
    }
    this.separate(this.frames.length - 1, false);
    const current = this.frames[this.frames.length - 1];
    if (!current?.lead) return;
    this.run = current.lead;
    current.lead = '';
  }

  /** Writes the separator for new content in a frame. Frames without a tag are skipped. */
  private separate(holdsBoundary: number, isTag: boolean): void {
    let at = holdsBoundary;
    while (at > 0 && this.frames[at]?.open === '') at--;
    const parent = this.frames[at] ?? this.root;
    if (parent.layout === 'row') {
      this.write(parent.pendingCells);
      parent.pendingCells = '';
    } else if (parent.layout === 'items') {
      this.write('\n');
    } else if (parent.filled) {
      this.write(parent.layout === 'line' ? '[br]' : isTag && parent.close === '[/li]' ? '\n' : '\n\n');
    }
    if (parent.layout === 'row') this.gap = parent.filled ? '\t' : '\n';
    else if (!isTag) {
      this.plain += this.plain === '' ? '' : this.gap;
      this.gap = '\n';
    }
    parent.filled = true;
  }
}
