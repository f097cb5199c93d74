import { traitsOf, type Visibility } from '../../markup/index.ts';
import { shadowOf } from '../shadow.ts';

/** An element that holds blocks or runs of words. */
export interface Block {
  kind: 'block';
  element: Element;
  name: string;
  /** What `labelOf` found. */
  label: string | null;
  parent: Block | null;
  parts: (Block | Run)[];
  /** Its runs are those from `first` up to `end` in the outline's list. */
  first: number;
  end: number;
}

/** Words and images that no block boundary divides. */
export interface Run {
  kind: 'run';
  parent: Block;
  /** Nodes of the page, in order, directly inside the parent. */
  nodes: Node[];
  /** White space collapsed; a line break is a newline. */
  text: string;
  /** Characters of `text` that are in links. */
  linked: number;
  images: number;
  embeds: number;
  /** Part of the article. */
  kept: boolean;
}

export interface Outline {
  root: Block;
  /** In the order of the page. */
  runs: Run[];
  /** Buttons and navigation, which are never part of the article and are not read. */
  apart: Element[];
  /** Characters in elements that take room but show nothing. */
  veiled: number;
  /** How each element was seen, so that nobody has to ask the browser again. */
  sights: ReadonlyMap<Element, Visibility>;
}

/** An element whose inside is being read. */
interface Level {
  block: Block;
  /** False: an inline element, which becomes a block if it turns out to hold one. */
  isBlock: boolean;
  inLink: boolean;
  veiled: boolean;
  next: Node | null;
  /** What a slot shows, whose nodes are not siblings. */
  list: readonly Node[] | null;
  at: number;
  run: Run | null;
}

const EMBEDS = new Set(['iframe', 'video', 'audio', 'object', 'embed']);
/** Elements that are beside the article wherever they are. */
const BESIDE = new Set(['nav', 'aside', 'dialog', 'menu']);
const BESIDE_ROLES = new Set([
  ...['navigation', 'complementary', 'banner', 'contentinfo', 'search'],
  ...['dialog', 'alertdialog', 'menu', 'menubar', 'toolbar'],
]);
/** Nodes read between two pauses. */
const STRIDE = 300;

/** Reads what the page shows as blocks and runs. Yields now and then, so that the caller can pause. */
export function* outlineOf(
  body: Element,
  visibility: (element: Element) => Visibility,
): Generator<void, Outline> {
  const apart: Element[] = [];
  const sights = new Map<Element, Visibility>();
  const root = blockOf(body, null);
  const stack: Level[] = [levelOf(root, true, false, false)];
  let count = 0;
  let veiled = 0;
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
      if (top.veiled) veiled += node.data.trim().length;
      else addText(top, node);
    }
    if (node instanceof Element) {
      const inside = readElement(node, top);
      if (inside) stack.push(inside);
    }
  }
  return { root, runs: numbered(root), apart, veiled, sights };

  function readElement(element: Element, top: Level): Level | null {
    const name = element.localName;
    if (name === 'br') addBreak(top, element);
    const traits = traitsOf(name);
    const embed = traits.silent && EMBEDS.has(name);
    if (name === 'br' || (traits.silent && !embed)) return null;
    if (isBeside(element, name)) {
      apart.push(element);
      if (traits.block) top.run = null;
      return null;
    }
    const seen = visibility(element);
    sights.set(element, seen);
    if (seen === 'gone') return null;
    if (embed) addMedia(top, element, 'embeds');
    else if (name === 'img') addMedia(top, element, 'images');
    else if (name === 'button') {
      if (element.querySelector('img')) addMedia(top, element, 'images');
      else apart.push(element);
    } else {
      if (traits.block) top.run = null;
      return levelOf(
        blockOf(element, top.block),
        traits.block,
        top.inLink || name === 'a',
        seen === 'veiled',
      );
    }
    return null;
  }
}

function isBeside(element: Element, name: string): boolean {
  if (BESIDE.has(name)) return true;
  const role = element.getAttribute('role');
  return role !== null && BESIDE_ROLES.has(role);
}

function blockOf(element: Element, parent: Block | null): Block {
  return {
    kind: 'block',
    element,
    name: element.localName,
    label: null,
    parent,
    parts: [],
    first: 0,
    end: 0,
  };
}

function levelOf(block: Block, isBlock: boolean, inLink: boolean, veiled: boolean): Level {
  const { element } = block;
  const shown = block.name === 'slot' && element instanceof HTMLSlotElement ? element.assignedNodes() : null;
  return {
    block,
    isBlock,
    inLink,
    veiled,
    next: (shadowOf(element) ?? element).firstChild,
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
  const words = UNTIDY.test(node.data) ? tidied(node.data) : node.data;
  run.text += endsInSpace(run.text, level.isBlock) ? words.trimStart() : words;
  if (level.inLink) run.linked += run.text.length - before;
}

const UNTIDY = /[^\S ]|[\u00ad\u200b]| {2}/;
const tidied = (words: string): string => words.replace(/[\u00ad\u200b\ufeff]+/g, '').replace(/\s+/g, ' ');

/** Inline elements may begin with the space that parts them from what is before. */
const endsInSpace = (text: string, isBlock: boolean): boolean =>
  text === '' ? isBlock : text.endsWith(' ') || text.endsWith('\n');

/** Two breaks in a row end a paragraph. */
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

/** An id that is a heading's words says nothing about the block. */
export function idOf(element: Element): string {
  const id = element.getAttribute('id') ?? '';
  return id.split(/[-_]/).length > 4 ? '' : id;
}

/** Class, id and role: what the page's authors call a block. */
export function labelOf(block: Block): string {
  if (block.label !== null) return block.label;
  const { element } = block;
  const names = [element.getAttribute('class'), idOf(element), element.getAttribute('role')];
  block.label = element.hasAttributes() ? names.filter(Boolean).join(' ') : '';
  return block.label;
}

/** An inline element joins the run around it; one that holds blocks counts as a block itself. */
function leave({ block, isBlock }: Level, outer: Level): void {
  const run = block.parts[0];
  if (isBlock || block.parts.length > 1 || run?.kind === 'block') {
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

/** All runs in order. Empty ones are taken out, and blocks without any. */
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
