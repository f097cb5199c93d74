import { addressArgument } from '../address.ts';
import { withLink } from './elements.ts';
import type { Shape } from './live.ts';
import type { Structure } from './structure.ts';
import type { MarkupWriter } from './writer.ts';

/** Applies the rules of a known site. Apart from the reader, which the selection script contains. */
export class Shapes {
  private readonly shapeOf: (element: Element) => Shape | null;
  private writer: MarkupWriter | null = null;
  /** The shape of the element that is being entered. */
  private shape: Shape | null = null;
  /** Labels that are written once content follows them. */
  private labels: { element: Element; label: Extract<Shape, { kind: 'label' }> }[] = [];

  constructor(shapeOf: (element: Element) => Shape | null) {
    this.shapeOf = shapeOf;
  }

  begin(writer: MarkupWriter): void {
    this.writer = writer;
    this.labels = [];
  }

  /** The tag name to read an element as. Must be called first for each element. */
  nameOf(element: Element): string {
    this.shape = this.shapeOf(element);
    return this.shape?.kind === 'tag' ? this.shape.name : element.localName;
  }

  structure(): Structure | null {
    const { shape } = this;
    if (shape?.kind !== 'item' && shape?.kind !== 'items') return null;
    return { ...shape, isBlock: true, generated: null };
  }

  /** Writes the replacement for an element; false if it should be read. `bare`: blocks aren't written. */
  replaces(element: Element, marks: readonly string[], holdsBoundary: boolean, bare = false): boolean {
    const { shape, writer } = this;
    if (shape?.kind === 'label' && !bare) {
      this.labels.push({ element, label: shape });
      if (shape.hasContent) this.follow(shape.text);
    }
    if (shape?.kind === 'rows' && !bare && !holdsBoundary) this.table(shape);
    else if (shape?.kind === 'text') {
      writer?.marks(marks);
      writer?.text(shape.text);
    } else return false;
    return true;
  }

  /** Called after a block for the element was opened. */
  entered(): void {
    if (this.shape?.kind === 'tag' && this.shape.by) this.writer?.setLastArgument(this.shape.by);
  }

  /** Called before text or an image. */
  follow(text: string): void {
    if (this.labels.length === 0 || !/\S/.test(text)) return;
    for (const { label } of this.labels.splice(0)) {
      const { more } = label;
      this.writer?.endParagraph();
      this.writer?.marks(['b']);
      this.writer?.text(label.text);
      if (more) {
        this.writer?.marks([]);
        this.writer?.text(', ');
        this.writer?.marks(more.address ? withLink([], addressArgument(more.address)) : []);
        this.writer?.text(more.text);
      }
      this.writer?.endParagraph();
    }
  }

  leave(element: Element): void {
    if (this.labels[this.labels.length - 1]?.element === element) this.labels.pop();
  }

  private table({ rows, header }: Extract<Shape, { kind: 'rows' }>): void {
    this.writer?.marks([]);
    this.writer?.enter('[table]', '[/table]', 'items');
    for (const [at, row] of rows.entries()) {
      this.writer?.enter('[tr]', '[/tr]', 'row');
      for (const [column, text] of row.entries()) {
        const tag = (header === 'row' ? at : column) === 0 ? 'th' : 'td';
        this.writer?.enter(`[${tag}]`, `[/${tag}]`, 'flow');
        this.writer?.text(text);
        this.writer?.leave('flow');
      }
      this.writer?.leave('row');
    }
    this.writer?.leave('items');
  }
}
