import { addressArgument } from './address.ts';
import { withLink } from './elements.ts';
import type { Shape } from './live.ts';
import type { Structure } from './structure.ts';
import type { MarkupWriter } from './writer.ts';

/** A selected part of a tree, with the fields of the DOM's `StaticRange`. */
export interface SelectedRange {
  startContainer: Node;
  startOffset: number;
  endContainer: Node;
  endOffset: number;
}

interface Boundary {
  offset: number;
  inside: boolean;
}

/** Where a walk in tree order enters and leaves the selected ranges. */
export interface Bounds {
  /** Nodes that contain a range boundary, and all of their ancestors. */
  around: Set<Node>;
  before: Map<Node, boolean[]>;
  atEnd: Map<Node, boolean[]>;
  texts: Map<Node, Boundary[]>;
}

/** The parent in the flat tree: through slots and shadow roots. */
export function shownParent(node: Node): Node | null {
  const slot = 'assignedSlot' in node && node.assignedSlot instanceof Node ? node.assignedSlot : null;
  if (slot) return slot;
  const parent = node.parentNode;
  return parent && parent.nodeType === 11 && 'host' in parent && parent.host instanceof Node
    ? parent.host
    : parent;
}

export function boundsOf(stretches: readonly SelectedRange[]): Bounds {
  const bounds: Bounds = { around: new Set(), before: new Map(), atEnd: new Map(), texts: new Map() };
  for (const stretch of stretches) {
    recordBoundary(bounds, stretch.startContainer, stretch.startOffset, true);
    recordBoundary(bounds, stretch.endContainer, stretch.endOffset, false);
  }
  return bounds;
}

/** The outermost of `node` and its ancestors that isn't rendered because its shadow host has no slot for it. */
function unslotted(node: Node): ChildNode | null {
  let found: ChildNode | null = null;
  for (let each: Node | null = node; each; each = each.parentNode) {
    const host = each.parentNode;
    const isAssigned = 'assignedSlot' in each && each.assignedSlot !== null;
    if (host instanceof Element && host.shadowRoot && !isAssigned && isChild(each)) found = each;
  }
  return found;
}

const isChild = (node: Node): node is ChildNode => 'after' in node;

function recordBoundary(bounds: Bounds, container: Node, offset: number, inside: boolean): void {
  const hidden = unslotted(container.childNodes[offset] ?? container);
  if (hidden) {
    recordAfter(bounds, hidden, inside);
    return;
  }
  for (let node: Node | null = container; node && !bounds.around.has(node); node = shownParent(node)) {
    bounds.around.add(node);
  }
  if (container.nodeType === 3) {
    push(bounds.texts, container, { offset, inside });
    return;
  }
  const child = container.childNodes[offset];
  if (child) push(bounds.before, child, inside);
  else push(bounds.atEnd, container, inside);
}

/** Records a boundary at the next rendered node, because the walk would never reach one inside `hidden`. */
function recordAfter(bounds: Bounds, hidden: ChildNode, inside: boolean): void {
  for (let next = hidden.nextSibling; next; next = next.nextSibling) {
    if (!('assignedSlot' in next) || next.assignedSlot === null) continue;
    push(bounds.before, next, inside);
    for (let node = shownParent(next); node && !bounds.around.has(node); node = shownParent(node))
      bounds.around.add(node);
    return;
  }
  const { parentElement: host } = hidden;
  if (host?.parentNode)
    recordBoundary(bounds, host.parentNode, [...host.parentNode.childNodes].indexOf(host) + 1, inside);
}

function push<Value>(map: Map<Node, Value[]>, node: Node, value: Value): void {
  const known = map.get(node);
  if (known) known.push(value);
  else map.set(node, [value]);
}

/**
 * Applies the rules of a known site to elements. Separate from the reader, so that the selection script, which has no
 * such rules, doesn't include it.
 */
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

  /**
   * Writes the replacement for a whole element and returns true, or returns false if the element itself should be
   * read. `bare`: blocks aren't written.
   */
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
