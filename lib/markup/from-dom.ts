import type { Bounds } from './bounds.ts';
import { type ElementTraits, traitsOf } from './elements.ts';
import type { FromDomOptions } from './options.ts';
import { ElementReader, type WordPlace } from './reader.ts';
import type { Reading } from './reading.ts';

export interface FromDom {
  markup: string;
  /** The same words without markup, a line for each paragraph. */
  text: string;
  images: { url: string; alt: string }[];
  /** True: `limit` was reached and the rest left out. */
  truncated: boolean;
  /** True: the words stand in more than one block, so the blocks around them belong to them. */
  crossesBlocks: boolean;
}

/** An element whose inside is being read. */
interface Level extends WordPlace {
  element: Element | null;
  traits: ElementTraits;
  next: Node | null;
  /** Children that are not siblings: what a slot shows. */
  list: readonly Node[] | null;
  at: number;
  /** Within a block that lies wholly in the stretch. */
  contained: boolean;
}

/** Nodes read between two pauses. */
const STRIDE = 300;

/** Walks a tree, or the stretches of it within `bounds`, in shown order and writes it down. Never changes it. */
export function readDom(root: Node, options: FromDomOptions): FromDom {
  const reading = readDomInSteps(root, options);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** As `readDom`. Yields now and then, so that the caller can pause. */
export function* readDomInSteps(root: Node, options: FromDomOptions): Generator<void, FromDom> {
  let count = 0;
  const bounds = options.bounds ?? null;
  const leftOut = options.leftOut;
  const reader = new ElementReader(options);
  const limit = options.limit ?? Number.POSITIVE_INFINITY;
  let inside = bounds === null;
  let crossesBlocks = false;
  let border = false;
  let words = false;
  let truncated = false;

  const turn = (turns: boolean[] | undefined): void => {
    for (const value of turns ?? []) inside = value;
  };
  let top = level(root, null, '', traitsOf(''), reader.outermost, false, null);
  if (isElement(root)) top.list = [root];
  const stack: Level[] = [top];

  for (;;) {
    if (++count % STRIDE === 0) yield;
    const node = top.list ? (top.list[top.at++] ?? null) : top.next;
    if (!node) {
      if (!top.element) break;
      if (bounds) turn(bounds.atEnd.get(top.element));
      if (top.traits.block) border = true;
      reader.leave(top.element, top.traits, top.reading);
      stack.pop();
      top = stack[stack.length - 1] ?? top;
      continue;
    }
    if (!top.list) top.next = node.nextSibling;
    if (bounds) turn(bounds.before.get(node));
    if (leftOut?.has(node)) {
      if (isElement(node) && top.reading.grid) reader.skip(node, top.reading);
      continue;
    }
    if (isText(node)) {
      const all = bounds ? cut(node, node.data, bounds) : node.data;
      const data = all.length > limit ? all.slice(0, limit) : all;
      if (data !== '') reader.text(data, node, top);
      if (bounds && !top.reading.mute && /\S/.test(data)) {
        crossesBlocks ||= top.contained || (words && border);
        words = true;
        border = false;
        if (options.bare && crossesBlocks) break;
      }
      if (reader.length > limit) {
        truncated = true;
        break;
      }
      continue;
    }
    if (!isElement(node)) continue;
    const name = options.shapes?.nameOf(node) ?? node.localName;
    const around = bounds?.around.has(node) ?? false;
    if (!inside && !around) {
      if (top.reading.grid) reader.skip(node, top.reading);
      continue;
    }
    const traits = traitsOf(name);
    const reading = reader.enter(node, name, traits, top.reading, around);
    if (traits.block) border = true;
    if (!reading) continue;
    const shadow = node.shadowRoot ?? closedRoot(node, name, around);
    top = level(node, node, name, traits, reading, top.contained || (traits.block && !around), shadow);
    stack.push(top);
  }
  return { ...reader.finish(), truncated, crossesBlocks };

  /** A tree that the page closed off; where the stretch ends in the host's own children, those are read. */
  function closedRoot(element: Element, name: string, around: boolean): ShadowRoot | null {
    if (!options.live || (element.firstChild && !name.includes('-'))) return null;
    const root = options.live.shadow(element);
    return root && (!around || bounds?.around.has(root)) ? root : null;
  }

  function cut(node: Node, data: string, within: Bounds): string {
    const turns = within.texts.get(node);
    if (!turns) return inside ? data : '';
    let from = 0;
    let kept = '';
    for (const { offset, inside: value } of turns) {
      if (inside) kept += data.slice(from, offset);
      from = offset;
      inside = value;
    }
    return inside ? kept + data.slice(from) : kept;
  }
}

const isText = (node: Node): node is Text => node.nodeType === 3;
const isElement = (node: Node): node is Element => node.nodeType === 1;

function level(
  node: Node,
  element: Element | null,
  name: string,
  traits: ElementTraits,
  reading: Reading,
  contained: boolean,
  shadow: ShadowRoot | null,
): Level {
  const shown = name === 'slot' && element instanceof HTMLSlotElement ? element.assignedNodes() : null;
  const next = (shadow ?? node).firstChild;
  return {
    element,
    traits,
    next,
    list: shown?.length ? shown : null,
    at: 0,
    reading,
    contained,
    words: null,
    asked: null,
  };
}
