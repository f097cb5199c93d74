import type { MarkupWriter } from './writer.ts';

/** Lines that name what follows them, each written only once something follows. */
export class Labels {
  private readonly writer: MarkupWriter;
  private readonly waiting: { element: Element; words: string }[] = [];

  constructor(writer: MarkupWriter) {
    this.writer = writer;
  }

  /** A label for whatever `element` turns out to say. */
  add(element: Element, words: string): void {
    this.waiting.push({ element, words });
  }

  /** Writes those that wait, outermost first, where words follow. */
  write(words: string): void {
    if (this.waiting.length === 0 || !/\S/.test(words)) return;
    for (const label of this.waiting.splice(0)) {
      this.writer.border();
      this.writer.marks(['b']);
      this.writer.text(label.words);
      this.writer.border();
    }
  }

  leave(element: Element): void {
    if (this.waiting[this.waiting.length - 1]?.element === element) this.waiting.pop();
  }
}
