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
