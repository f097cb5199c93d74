// Reads the DOM of any page and writes it as balanced markup: blocks, tables, images, lists, and where texts meet.

import type { FromDomOptions } from '../parse.ts';
import type { Bounds } from './bounds.ts';
import { type ElementTraits, readAs, traitsOf } from './elements.ts';
import { ElementReader, type TextContext } from './reader.ts';
import type { Reading } from './reading.ts';

export interface FromDom {
  markup: string;
  /** The same content as plain text, one line for each paragraph. */
  text: string;
  images: { url: string; alt: string }[];
  /** Whether the content was cut off at `limit`. */
  truncated: boolean;
  /** Whether the text spans more than one block, so that the blocks around it matter. */
  crossesBlocks: boolean;
}

/** An element that is being traversed. */
interface Level extends TextContext {
  element: Element | null;
  /** The tag name it is read as. */
  name: string;
  traits: ElementTraits;
  next: Node | null;
  /** Nodes assigned to a slot, which aren't siblings. */
  list: readonly Node[] | null;
  at: number;
  /** Inside a block that lies completely in the range. */
  contained: boolean;
}

/** Nodes read between two yields. */
const STRIDE = 300;

/** Converts a DOM tree, or the ranges in `bounds`, to markup. Walks the flat tree and changes nothing. */
export function readDom(root: Node, options: FromDomOptions): FromDom {
  const reading = readDomInSteps(root, options);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** Like `readDom`, but yields regularly so that the caller can pause. */
export function* readDomInSteps(root: Node, options: FromDomOptions): Generator<void, FromDom> {
  let count = 0;
  const bounds = options.bounds ?? null;
  const leftOut = options.leftOut;
  const reader = new ElementReader(options);
  const limit = options.limit ?? Number.POSITIVE_INFINITY;
  let inside = bounds === null;
  let crossesBlocks = false;
  let blockBoundary = false;
  let hasText = false;
  let truncated = false;

  const applyBoundaries = (boundaries: boolean[] | undefined): void => {
    for (const value of boundaries ?? []) inside = value;
  };
  let top = level(root, null, '', traitsOf(''), reader.outermost, false, null);
  if (isElement(root)) top.list = [root];
  const stack: Level[] = [top];

  for (;;) {
    if (++count % STRIDE === 0) yield;
    const node = top.list ? (top.list[top.at++] ?? null) : top.next;
    if (!node) {
      if (!top.element) break;
      if (bounds) applyBoundaries(bounds.atEnd.get(top.element));
      if (top.traits.block) blockBoundary = true;
      reader.leave(top.element, top.name, top.reading);
      stack.pop();
      top = stack[stack.length - 1] ?? top;
      continue;
    }
    if (!top.list) top.next = node.nextSibling;
    if (bounds) applyBoundaries(bounds.before.get(node));
    if (leftOut?.has(node)) {
      if (isElement(node) && top.reading.grid) reader.skip(node, top.reading);
      continue;
    }
    if (isText(node)) {
      const all = bounds ? cut(node, node.data, bounds) : node.data;
      const data = all.length > limit ? all.slice(0, limit) : all;
      if (data !== '') reader.text(data, node, top);
      if (bounds && !top.reading.skipsText && /\S/.test(data)) {
        crossesBlocks ||= top.contained || (hasText && blockBoundary);
        hasText = true;
        blockBoundary = false;
        if (options.bare && crossesBlocks) break;
      }
      if (reader.length > limit) {
        truncated = true;
        break;
      }
      continue;
    }
    if (!isElement(node)) continue;
    const name = readAs(node, options.shapes?.nameOf(node));
    const holdsBoundary = bounds?.around.has(node) ?? false;
    if (!inside && !holdsBoundary) {
      if (top.reading.grid) reader.skip(node, top.reading);
      continue;
    }
    const traits = traitsOf(name);
    const reading = reader.enter(node, name, traits, top.reading, holdsBoundary);
    if (traits.block) blockBoundary = true;
    if (!reading) continue;
    const shadow = node.shadowRoot ?? closedRoot(node, name, holdsBoundary);
    top = level(node, node, name, traits, reading, top.contained || (traits.block && !holdsBoundary), shadow);
    stack.push(top);
  }
  return { ...reader.finish(), truncated, crossesBlocks };

  /** A closed shadow root. Null if the range ends in the host's own children, which are then read instead. */
  function closedRoot(element: Element, name: string, holdsBoundary: boolean): ShadowRoot | null {
    if (!options.live || (element.firstChild && !name.includes('-'))) return null;
    const root = options.live.shadow(element);
    return root && (!holdsBoundary || bounds?.around.has(root)) ? root : null;
  }

  function cut(node: Node, data: string, within: Bounds): string {
    const boundaries = within.texts.get(node);
    if (!boundaries) return inside ? data : '';
    let from = 0;
    let kept = '';
    for (const { offset, inside: value } of boundaries) {
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
  const shown =
    name === 'slot' && element instanceof HTMLSlotElement ? element.assignedNodes() : drawnOrder(node, name);
  const next = (shadow ?? node).firstChild;
  return {
    element,
    name,
    traits,
    next,
    list: shown?.length ? shown : null,
    at: 0,
    reading,
    contained,
    styledMarks: null,
    styledElement: null,
  };
}

/** The children of an element in the order in which they are drawn. Null if that is the order of the tree. */
function drawnOrder(node: Node, name: string): Node[] | null {
  if (name === 'table' && node instanceof HTMLTableElement && node.tFoot?.nextElementSibling)
    return [...[...node.childNodes].filter((child) => child !== node.tFoot), node.tFoot];
  if (name !== 'ruby' || !(node instanceof Element)) return null;
  const parts = [...node.querySelectorAll('rb, rt')];
  const bases = parts.filter(({ localName }) => localName === 'rb');
  const readings = parts.filter(({ localName }) => localName === 'rt');
  if (bases.length < 2 || bases.length !== readings.length) return null;
  return bases.flatMap((base, at) => [base, readings[at] ?? base]);
}
