// A thread: posts by different people, found by repetition, on any forum software. Only what a post says is kept, with
// its author and date; what repeats from post to post, such as titles, counts and buttons, is left out.

import type { Shape } from '../../markup/index.ts';
import type { Extent } from '../clip.ts';
import { isProse, lengthOf } from './measures.ts';
import type { Block, Outline, Run } from './outline.ts';
import type { PageKind } from './page-kind.ts';
import {
  bylineOf,
  isComment,
  isComments,
  isDate,
  isIn,
  keepPost,
  type Post,
  type PostByline,
  repeatedIn,
} from './post.ts';

const NEVER = /^(?:p|a|span|h[1-6]|time|blockquote|table|tbody)$/;
/** Not looked into for the body of a post. */
const TEXT = /^(?:p|ul|ol|dl|table|blockquote|pre|h[1-6]|figure)$/;
/** Leads to posts that aren't on the page. */
const MORE =
  /^(?:(?:load|show|view|see|read) (?:\d+ |all )?more\b.{0,20}|\d+ more (?:replies|comments|posts|answers)|next(?: page)?|weitere beiträge.*|mehr laden|charger plus.*|cargar más.*|ещё .{0,30}|もっと(?:見る|読む))[\s›»>→]*$/i;
/** Share of the page's prose. */
const MOST = 0.5;
const NEARLY_ALL = 0.8;
/** Characters. */
const LEAST_SAID = 40;

/** The posts of a thread, and the block of each that holds what it says. */
export interface Thread {
  posts: readonly Post[];
  bodies: readonly Block[];
}

/** The page's thread, or null if it isn't one. */
export function threadIn(outline: Outline, kind: PageKind): Thread | null {
  if (kind === 'article' || kind === 'product') return null;
  const posts = postsIn(outline);
  // A list of articles has dates, too.
  const isThread = kind === 'thread' || posts.every(({ block }) => isComments(block));
  const all = lengthOf(outline.runs.filter((run) => isProse(run) && !run.parent.aside));
  const least = (kind === 'thread' ? MOST : NEARLY_ALL) * all;
  return posts.length > 1 && isThread && unlinkedLength(posts) > least
    ? { posts, bodies: bodiesOf(posts) }
    : null;
}

export interface KeptThread {
  /** Who wrote a post, and when, with its address, by the element that holds what it says. */
  labels: ReadonlyMap<Element, Shape>;
  /** Of the post that opens the thread, if that is one of the posts. */
  opening: PostByline | null;
  /** The post that the address leads to, unless it is the first. */
  target: Element | null;
  extent: Extent | null;
}

/** Marks what the posts say, and what the finder found before them. */
export function keepThread(
  { root, runs }: Outline,
  { posts, bodies }: Thread,
  document: Document,
): KeptThread {
  const start = posts[0]?.block.first ?? 0;
  const question = blocksLike(root, bodies[0], start);
  const text = runs.findIndex((run) => run.kept && isProse(run));
  for (const [at, run] of runs.entries()) {
    const isOpening =
      question.length > 0 ? question.some((block) => isIn(run, block)) : run.kept && text >= 0 && at >= text;
    run.kept = at < start && isOpening;
  }
  const hasText = runs.slice(0, start).some((run) => run.kept && isProse(run));
  const inBodies = new Set(bodies);
  const isRepeated = repeatedIn(posts);
  const labels = new Map<Element, Shape>();
  let opening: PostByline | null = null;
  for (const [at, post] of posts.entries()) {
    const body = keepPost(post, inBodies, isRepeated);
    const byline = body && bylineOf(post, body);
    if (!byline) continue;
    labels.set(body.element, byline.label);
    if (at === 0 && !hasText) opening = byline;
  }
  return {
    ...{ labels, opening, target: targetPost(posts, document) },
    extent: { kind: 'thread', posts: posts.length, hasMore: hasNextPage(posts, document) },
  };
}

function hasNextPage(posts: readonly Post[], document: Document): boolean {
  if (document.querySelector('[rel~="next"]')) return true;
  const last = posts[posts.length - 1]?.block.element;
  return [...document.querySelectorAll('a, button')].some(
    (control) =>
      MORE.test((control.textContent ?? '').replace(/\s+/g, ' ').trim()) &&
      ((last?.compareDocumentPosition(control) ?? 0) & 4) !== 0,
  );
}

/** Not by what is in view: people scroll to read. */
function targetPost(posts: readonly Post[], document: Document): Element | null {
  const target =
    document.querySelector(':target') ?? document.getElementById(document.location.hash.slice(1));
  if (!target) return null;
  const elements = posts.map(({ block }) => block.element);
  const inside = elements.filter((element) => target.contains(element));
  if (inside.length > 1) return null;
  // An anchor may stand right before its post.
  const post =
    inside[0] ??
    elements.findLast((element) => element.contains(target)) ??
    elements.find((element) => (target.compareDocumentPosition(element) & 4) !== 0);
  return post && post !== elements[0] && post.localName !== 'tr' ? post : null;
}

/** The blocks before the first post that are built like its body: a question, the text that is discussed. */
function blocksLike(root: Block, body: Block | undefined, end: number): Block[] {
  if (!body || body.element.classList.length === 0) return [];
  const pattern = patternOf(body);
  const found: Block[] = [];
  const stack = [root];
  for (let block = stack.pop(); block; block = stack.pop()) {
    if (block.first >= end) continue;
    if (block.end <= end && patternOf(block) === pattern) found.push(block);
    else for (const part of block.parts) if (part.kind === 'block') stack.push(part);
  }
  return found;
}

/** Of all blocks that are built alike and have a date, those that say most. */
function postsIn(outline: Outline): Post[] {
  const dates = countsOf(outline.runs, isDate);
  const groups = new Map<string, Block[]>();
  const stack = outline.root.parts.toReversed();
  for (let block = stack.pop(); block; block = stack.pop()) {
    if (block.kind === 'run' || dates[block.first] === dates[block.end]) continue;
    stack.push(...block.parts.toReversed());
    if (NEVER.test(block.name) || block.aside) continue;
    const key = patternOf(block);
    const group = groups.get(key);
    if (group) group.push(block);
    else groups.set(key, [block]);
  }
  const all = [...groups.values()];
  const posts = longestGroup(
    outline,
    all.filter(([first]) => first && !isComments(first)),
  );
  return posts.length > 0 ? posts : longestGroup(outline, all);
}

function longestGroup(outline: Outline, groups: readonly Block[][]): Post[] {
  let best: Post[] = [];
  let most = 0;
  for (const blocks of groups) {
    const posts: Post[] = blocks.map((block, at) => postOf(outline, block, blocks, at)).filter(isPost);
    if (posts.length < 2) continue;
    const said = unlinkedLength(posts);
    const isTighter = posts.length > best.length && said > 0.8 * most;
    const isLarger = said > most && (posts.length >= best.length || said > 1.25 * most);
    if (!isTighter && !isLarger) continue;
    best = posts;
    most = said;
  }
  return best;
}

/** How many of the first runs match, for each number of runs. */
function countsOf(runs: readonly Run[], matches: (run: Run) => boolean): number[] {
  const counts = [0];
  for (const [at, run] of runs.entries()) counts.push((counts[at] ?? 0) + (matches(run) ? 1 : 0));
  return counts;
}

/** Name and classes, without those that have a number, which differs from post to post. Without classes, also those of the parent. */
function patternOf({ name, element, parent }: Block): string {
  const names = [...element.classList].filter((one) => !/\d/.test(one)).slice(0, 2);
  if (names.length > 0) return [name, ...names].join('.');
  return `${parent?.element.getAttribute('class') ?? parent?.name ?? ''} > ${name}`;
}

/** `blocks` are in document order, so those within a block follow it. */
function postOf(outline: Outline, block: Block, blocks: readonly Block[], at: number): Post {
  let runs: readonly Run[] = [];
  let next = block.first;
  for (let inner = at + 1; next < block.end; inner++) {
    const { first, end } = blocks[inner] ?? { first: block.end, end: block.end };
    if (first > next) runs = [...runs, ...outline.runs.slice(next, Math.min(first, block.end))];
    next = Math.max(next, end);
  }
  return { block, runs };
}

function isPost({ runs }: Post): boolean {
  if (runs.length < 2 || !runs.some(isDate)) return false;
  return runs.some((run) => run.text.length > 2 && run.linked < 0.5 * run.text.length);
}

/** The innermost blocks, one a post, that hold nearly everything that isn't said in other posts, too. */
function bodiesOf(posts: readonly Post[]): Block[] {
  const counts = new Map<string, number>();
  for (const { runs } of posts)
    for (const text of new Set(runs.map((run) => run.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isOwn = ({ text }: Run): boolean => counts.get(text) === 1;
  let bodies: Post[] = posts.map(({ block, runs }) => ({
    block,
    runs: runs.filter((run) => isOwn(run) && !isComment(run, block)),
  }));
  for (;;) {
    const inner = new Map<string, Post[]>();
    for (const { block, runs } of bodies)
      for (const part of block.parts) {
        if (part.kind === 'run' || TEXT.test(part.name) || isComments(part)) continue;
        const own = runs.filter((run) => isIn(run, part));
        const key = patternOf(part);
        inner.set(key, [...(inner.get(key) ?? []), { block: part, runs: own }]);
      }
    const total = unlinkedLength(bodies);
    const next = [...inner.values()].find((found) => unlinkedLength(found) > 0.75 * total);
    if (!next || total === 0) return bodies.map(({ block }) => block);
    const parts = [...inner.values()].flat();
    // A question may be built differently from its answers.
    const left = bodies.filter(({ block }) => next.every((part) => part.block.parent !== block));
    bodies = [...next, ...left.flatMap((body) => mostOf(body, parts) ?? [])];
  }
}

/** The part that holds most of what a post says, if that is more than a label. */
const mostOf = (body: Post, parts: readonly Post[]): Post | undefined =>
  parts.find(
    (part) =>
      part.block.parent === body.block &&
      unlinkedLength([part]) > Math.max(LEAST_SAID, 0.5 * unlinkedLength([body])),
  );

const unlinkedLength = (posts: readonly Post[]): number =>
  posts.reduce(
    (all, { runs }) => all + lengthOf(runs) - runs.reduce((links, { linked }) => links + linked, 0),
    0,
  );
