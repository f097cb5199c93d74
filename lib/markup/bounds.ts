/** A stretch of a tree, as the browser's ranges give it. */
export interface Stretch {
  startContainer: Node;
  startOffset: number;
  endContainer: Node;
  endOffset: number;
}

interface Turn {
  offset: number;
  inside: boolean;
}

/** Where a walk in tree order comes into the selected stretches and leaves them. */
export interface Bounds {
  /** Nodes that hold an end of a stretch, and all that is around them. */
  around: Set<Node>;
  before: Map<Node, boolean[]>;
  atEnd: Map<Node, boolean[]>;
  texts: Map<Node, Turn[]>;
}

/** The parent as shown: through slots and open shadow roots. */
export function shownParent(node: Node): Node | null {
  const slot = 'assignedSlot' in node && node.assignedSlot instanceof Node ? node.assignedSlot : null;
  if (slot) return slot;
  const parent = node.parentNode;
  return parent && parent.nodeType === 11 && 'host' in parent && parent.host instanceof Node
    ? parent.host
    : parent;
}

export function boundsOf(stretches: readonly Stretch[]): Bounds {
  const bounds: Bounds = { around: new Set(), before: new Map(), atEnd: new Map(), texts: new Map() };
  for (const stretch of stretches) {
    turn(bounds, stretch.startContainer, stretch.startOffset, true);
    turn(bounds, stretch.endContainer, stretch.endOffset, false);
  }
  return bounds;
}

function turn(bounds: Bounds, container: Node, offset: number, inside: boolean): void {
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

function push<Value>(map: Map<Node, Value[]>, node: Node, value: Value): void {
  const known = map.get(node);
  if (known) known.push(value);
  else map.set(node, [value]);
}
