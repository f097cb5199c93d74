import { EMBEDS, readAs, traitsOf, type Visibility } from '../../markup/index.ts';
import { edgeOf } from '../edges.ts';
import { shadowRootOf } from '../ranges.ts';
import { unfolds } from '../visibility.ts';

/** What a block's class and id say about it. */
export interface Labels {
  className: string;
  id: string;
}

/** An element that contains blocks or runs of text. */
export interface Block {
  kind: 'block';
  element: Element;
  name: string;
  /** Cached result of `labelsOf`. */
  labels: Labels | null;
  parent: Block | null;
  /** The outermost `aside` that it is in, or is. */
  aside: Block | null;
  parts: (Block | Run)[];
  /** The block's runs are `runs[first]` up to, but not including, `runs[end]` of the outline. */
  first: number;
  end: number;
}

/** Inline content between two block boundaries. */
export interface Run {
  kind: 'run';
  parent: Block;
  /** DOM nodes in document order, all children of the parent. */
  nodes: Node[];
  /** Whitespace is collapsed; a line break is a newline. */
  text: string;
  /** Characters of `text` inside links. */
  linked: number;
  images: number;
  embeds: number;
  /** Whether the run is part of the article. */
  kept: boolean;
}

export interface Outline {
  root: Block;
  /** In document order. */
  runs: Run[];
  /** Buttons and navigation. They are never part of the article and aren't read. */
  excluded: Element[];
  /** Characters in elements that take up space but show nothing. */
  hiddenCharacters: number;
  /** Cached visibility of each element, because computing it is slow. */
  visibilities: ReadonlyMap<Element, Visibility>;
}

/** An element that is being traversed. */
interface Level {
  block: Block;
  /** False for an inline element. It becomes a block if it turns out to contain one. */
  isBlock: boolean;
  inLink: boolean;
  isInvisible: boolean;
  next: Node | null;
  /** Nodes assigned to a slot. They aren't siblings, so they can't be walked with `next`. */
  list: readonly Node[] | null;
  at: number;
  run: Run | null;
}

/** Tags that never belong to the article. */
const BOILERPLATE_TAGS = new Set(['nav', 'dialog', 'menu']);
const BOILERPLATE_ROLES = new Set([
  ...['navigation', 'banner', 'contentinfo', 'search'],
  ...['dialog', 'alertdialog', 'menu', 'menubar', 'toolbar'],
]);
/** Nodes read between two yields. */
const STRIDE = 300;

/** Reads the visible content of the page as blocks and runs. Yields regularly so that the caller can pause. */
export function* outlineOf(
  body: Element,
  visibility: (element: Element) => Visibility,
): Generator<void, Outline> {
  const excluded: Element[] = [];
  const visibilities = new Map<Element, Visibility>();
  const root = blockOf(body, null);
  const stack: Level[] = [levelOf(root, true, false, false)];
  let count = 0;
  let hiddenCharacters = 0;
  for (let top = stack[stack.length - 1]; top; top = stack[stack.length - 1]) {
    const node = nextNode(top);
    if (!node) {
      stack.pop();
      const outer = stack[stack.length - 1];
      if (outer) leave(top, outer);
      continue;
    }
    if (++count % STRIDE === 0) yield;
    if (node instanceof Text) {
      if (top.isInvisible) hiddenCharacters += node.data.trim().length;
      else addText(top, node);
    }
    if (node instanceof Element) {
      const inside = readElement(node, top);
      if (inside) stack.push(inside);
    }
  }
  return { root, runs: numbered(root), excluded, hiddenCharacters, visibilities };

  function readElement(element: Element, top: Level): Level | null {
    const name = readAs(element);
    if (name === 'br') addBreak(top, element);
    const traits = traitsOf(name);
    const embed = traits.silent && EMBEDS.has(name);
    if (name === 'br' || (traits.silent && !embed)) return null;
    if (isBoilerplate(element, name)) {
      excluded.push(element);
      if (traits.block) top.run = null;
      return null;
    }
    const seen = visibility(element);
    visibilities.set(element, seen);
    if (seen === 'gone') return null;
    if (embed) addMedia(top, element, 'embeds');
    else if (name === 'img') addMedia(top, element, 'images');
    else if (name === 'button' && !unfolds(element)) {
      if (element.querySelector('img')) addMedia(top, element, 'images');
      else excluded.push(element);
    } else {
      const isBlock = traits.block && !isWithinLine(element, top);
      if (isBlock) top.run = null;
      return levelOf(blockOf(element, top.block), isBlock, top.inLink || name === 'a', seen === 'invisible');
    }
    return null;
  }
}

/** Whether CSS makes a block part of the line that stands right before or after it. */
function isWithinLine(element: Element, { run }: Level): boolean {
  const { nextSibling: next } = element;
  const isTouched = /\S/.test(run?.text ?? '') || (next instanceof Text && /\S/.test(next.data));
  return isTouched && edgeOf(element) === 'inline';
}

function isBoilerplate(element: Element, name: string): boolean {
  if (BOILERPLATE_TAGS.has(name)) return true;
  const role = element.getAttribute('role');
  return role !== null && BOILERPLATE_ROLES.has(role);
}

const isAside = (element: Element): boolean =>
  element.localName === 'aside' || element.getAttribute('role') === 'complementary';

function blockOf(element: Element, parent: Block | null): Block {
  const block: Block = {
    kind: 'block',
    element,
    name: element.localName,
    labels: null,
    parent,
    aside: parent?.aside ?? null,
    parts: [],
    first: 0,
    end: 0,
  };
  if (!block.aside && isAside(element)) block.aside = block;
  return block;
}

function levelOf(block: Block, isBlock: boolean, inLink: boolean, isInvisible: boolean): Level {
  const { element } = block;
  const shown = block.name === 'slot' && element instanceof HTMLSlotElement ? element.assignedNodes() : null;
  return {
    block,
    isBlock,
    inLink,
    isInvisible,
    next: (shadowRootOf(element) ?? element).firstChild,
    list: shown?.length ? shown : null,
    at: 0,
    run: null,
  };
}

function nextNode(level: Level): Node | null {
  if (level.list) return level.list[level.at++] ?? null;
  const node = level.next;
  level.next = node?.nextSibling ?? null;
  return node;
}

function openRun(level: Level): Run {
  if (level.run) return level.run;
  const run: Run = {
    kind: 'run',
    parent: level.block,
    nodes: [],
    text: '',
    linked: 0,
    images: 0,
    embeds: 0,
    kept: false,
  };
  level.block.parts.push(run);
  level.run = run;
  return run;
}

function addText(level: Level, node: Text): void {
  if (!level.run && level.isBlock && !/\S/.test(node.data)) return;
  const run = openRun(level);
  run.nodes.push(node);
  if (level.block.name === 'pre') {
    run.text += node.data;
    return;
  }
  const before = run.text.length;
  const text = UNTIDY.test(node.data) ? tidied(node.data) : node.data;
  run.text += endsInSpace(run.text, level.isBlock) ? text.trimStart() : text;
  if (level.inLink) run.linked += run.text.length - before;
}

const UNTIDY = /[^\S ]|[\u00ad\u200b]| {2}/;
const tidied = (text: string): string => text.replace(/[\u00ad\u200b\ufeff]+/g, '').replace(/\s+/g, ' ');

/** Leading whitespace of an inline element separates it from the text before it, so it is kept. */
const endsInSpace = (text: string, isBlock: boolean): boolean =>
  text === '' ? isBlock : text.endsWith(' ') || text.endsWith('\n');

/** Adds a line break. Two in a row end a paragraph. */
function addBreak(level: Level, element: Element): void {
  const run = openRun(level);
  const second = level.isBlock && run.text.endsWith('\n');
  run.text = `${run.text.trimEnd()}\n`;
  run.nodes.push(element);
  if (second) level.run = null;
}

function addMedia(level: Level, element: Element, kind: 'images' | 'embeds'): void {
  const run = openRun(level);
  run[kind]++;
  run.nodes.push(element);
}

/** Finishes an element: an inline one joins the run around it, one that contains or is a block becomes a block. */
function leave({ block, isBlock }: Level, outer: Level): void {
  const run = block.parts[0];
  const isLine = !isBlock && run?.kind === 'run' && /^(?:line|block)$/.test(edgeOf(block.element));
  if (isBlock || isLine || block.parts.length > 1 || run?.kind === 'block') {
    outer.run = null;
    outer.block.parts.push(block);
    return;
  }
  if (!run) return;
  const around = openRun(outer);
  around.text += endsInSpace(around.text, outer.isBlock) ? run.text.trimStart() : run.text;
  around.linked += run.linked;
  around.images += run.images;
  around.embeds += run.embeds;
  around.nodes.push(block.element);
}

/** Lists all runs in document order, sets each block's range and removes empty runs and blocks. */
function numbered(root: Block): Run[] {
  const runs: Run[] = [];
  const stack: { block: Block; at: number; hasEmpty: boolean }[] = [{ block: root, at: 0, hasEmpty: false }];
  for (let top = stack[stack.length - 1]; top; top = stack[stack.length - 1]) {
    const part = top.block.parts[top.at++];
    if (!part) {
      stack.pop();
      top.block.end = runs.length;
      if (top.hasEmpty) top.block.parts = top.block.parts.filter((one) => !isEmpty(one));
      const around = stack[stack.length - 1];
      if (around && isEmpty(top.block)) around.hasEmpty = true;
    } else if (part.kind === 'block') {
      part.first = runs.length;
      stack.push({ block: part, at: 0, hasEmpty: false });
    } else if (isEmpty(part)) top.hasEmpty = true;
    else {
      part.text = part.parent.name === 'pre' ? part.text : part.text.trim();
      runs.push(part);
    }
  }
  return runs;
}

const isEmpty = (part: Block | Run): boolean =>
  part.kind === 'block' ? part.end === part.first : part.images + part.embeds === 0 && !/\S/.test(part.text);
