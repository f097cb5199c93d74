import type { Shape } from './live.ts';
import type { Structure } from './structure.ts';
import type { MarkupWriter } from './writer.ts';

/**
 * Reads elements as what they stand for on a known page. Kept apart from the reader, which asks it where it is given: few
 * pages are known, and the script for selections goes without it.
 */
export class Shapes {
  private readonly shapeOf: (element: Element) => Shape | null;
  private writer: MarkupWriter | null = null;
  /** Of the element that is being entered. */
  private shape: Shape | null = null;
  /** Lines that name what follows them, and wait until something follows. */
  private labels: { element: Element; words: string }[] = [];

  constructor(shapeOf: (element: Element) => Shape | null) {
    this.shapeOf = shapeOf;
  }

  begin(writer: MarkupWriter): void {
    this.writer = writer;
    this.labels = [];
  }

  /** The tag that an element is read as. Comes before everything else about the element. */
  nameOf(element: Element): string {
    this.shape = this.shapeOf(element);
    return this.shape?.kind === 'tag' ? this.shape.name : element.localName;
  }

  structure(): Structure | null {
    const { shape } = this;
    if (shape?.kind !== 'item' && shape?.kind !== 'items' && shape?.kind !== 'part') return null;
    return { ...shape, isBlock: true, generated: null };
  }

  /** Writes what stands for the whole of an element; false: it is read itself. `bare`: no blocks are written. */
  replaces(element: Element, marks: readonly string[], around: boolean, bare = false): boolean {
    const { shape, writer } = this;
    if (shape?.kind === 'label' && !bare) this.labels.push({ element, words: shape.words });
    if (shape?.kind === 'rows' && !bare && !around) this.table(shape.rows);
    else if (shape?.kind === 'words') {
      writer?.marks(marks);
      writer?.text(shape.words);
    } else return false;
    return true;
  }

  /** After a block for the element was opened. */
  entered(): void {
    if (this.shape?.kind === 'tag' && this.shape.by) this.writer?.slot(this.shape.by);
  }

  /** Before words or an image. */
  follow(words: string): void {
    if (this.labels.length === 0 || !/\S/.test(words)) return;
    for (const label of this.labels.splice(0)) {
      this.writer?.border();
      this.writer?.marks(['b']);
      this.writer?.text(label.words);
      this.writer?.border();
    }
  }

  leave(element: Element): void {
    if (this.labels[this.labels.length - 1]?.element === element) this.labels.pop();
  }

  /** A table of plain words, the first row its headings. */
  private table(rows: readonly (readonly string[])[]): void {
    this.writer?.marks([]);
    this.writer?.enter('[table]', '[/table]', 'items');
    for (const [at, row] of rows.entries()) {
      const tag = at === 0 ? 'th' : 'td';
      this.writer?.enter('[tr]', '[/tr]', 'row');
      for (const words of row) {
        this.writer?.enter(`[${tag}]`, `[/${tag}]`, 'flow');
        this.writer?.text(words);
        this.writer?.leave('flow');
      }
      this.writer?.leave('row');
    }
    this.writer?.leave('items');
  }
}
