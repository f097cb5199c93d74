// A post of a thread: what it says, who wrote it, when, and its address.

import { type Shape, withoutTracking } from '../../markup/index.ts';
import type { Byline } from '../metadata/index.ts';
import { CONTROL, withoutDate } from './boilerplate-phrases.ts';
import type { Block, Run } from './outline.ts';

const AUTHOR =
  '[rel~=author], [itemprop~=author], [data-author], a[href*="/user"], a[href*="/u/"], a[href*="/member"], a[href*="/profile"], a[href*="/people/"], a[href*="/author"], a[href*="u="], [class*=author i], [class*=username i], [class*=poster i], [class*=user-name i]';
const TIME = 'time, [itemprop~=datePublished], [itemprop~=dateCreated], [datetime], relative-time';
const AGO =
  /\b(?:\d+|an?|one|last|yesterday|today)\b.{0,12}\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|mins?|hrs?|yrs?)\b|\byesterday\b|\btoday\b|^\d+ ?[smhdwy]$/i;
const SIGNATURE = /(?:^|[-_ ])sig(?:nature)?(?:$|[-_ ])|signature/i;
export interface Post {
  block: Block;
  /** Without the posts within it. */
  runs: readonly Run[];
}

const has = (run: Run, selector: string): boolean =>
  run.parent.element.matches(selector) ||
  run.nodes.some(
    (node) => node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null),
  );

export const isDate = (run: Run): boolean =>
  run.text.length <= 120 && (withoutDate(run.text) !== null || AGO.test(run.text) || has(run, TIME));

const isAuthor = (run: Run): boolean => run.text.length > 1 && run.text.length <= 80 && has(run, AUTHOR);

export function isIn({ parent }: Run, block: Block): boolean {
  for (let one: Block | null = parent; one; one = one.parent) if (one === block) return true;
  return false;
}

export function isComment({ parent }: Run, post: Block): boolean {
  if (isComments(post)) return false;
  for (let block: Block | null = parent; block && block !== post; block = block.parent)
    if (isComments(block)) return true;
  return false;
}

/** Comments on a post, unless posts are called comments. */
export const isComments = ({ element }: Block): boolean =>
  /\bcomments?\b/.test(element.getAttribute('class') ?? '');

/** Marks what a post says. Returns the block that holds it, or null if author and date can't be told from it. */
export function keepPost(
  { block, runs }: Post,
  bodies: ReadonlySet<Block>,
  isRepeated: (run: Run) => boolean,
): Block | null {
  let first: Block | null = null;
  for (const run of runs) {
    const body = bodyOf(run, bodies, block);
    if (!body || CONTROL.test(run.text) || isRepeated(run)) continue;
    run.kept = true;
    first ??= body;
  }
  return first === block ? null : first;
}

/** Who wrote a post and when, as it says so. */
export interface PostByline extends Byline {
  label: Shape;
}

/** Author and date as they stand before what a post says, or else after it. Null without a date. */
export function bylineOf({ block, runs }: Post, body: Block): PostByline | null {
  const start = runs.findIndex((run) => isIn(run, body));
  const isApart = (run: Run): boolean => !isIn(run, body) && !isComment(run, block);
  const before = runs.slice(0, start).filter(isApart);
  const others = [...before, ...runs.slice(start).filter(isApart)];
  const dates = before.filter(isDate);
  const date =
    dates.findLast((run) => has(run, TIME) && addressOf(run)) ??
    dates.findLast((run) => has(run, TIME)) ??
    others.find((run) => isDate(run) && has(run, TIME)) ??
    dates[dates.length - 1] ??
    others.findLast(isDate);
  const found = before.find(isAuthor) ?? others.findLast(isAuthor) ?? before.find(isName);
  if (!date) return null;
  const more = { text: textOf(date, TIME), address: addressOf(date) };
  const author = found ? textOf(found, AUTHOR) : null;
  const hasBoth = !author || (found === date && author.includes(more.text));
  const label = hasBoth ? { text: date.text } : { text: author, more };
  return {
    author: hasBoth ? null : author,
    published: machineDate(date) ?? more.text,
    label: { kind: 'label', hasContent: true, ...label },
  };
}

function machineDate({ nodes, parent }: Run): string | null {
  const inside = nodes.flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('[datetime]')] : [],
  );
  const time = [...inside, parent.element.closest('time')].find((element) =>
    element?.hasAttribute('datetime'),
  );
  return time?.getAttribute('datetime') ?? null;
}

/** The text of the part of a run that matches, or of all of it. */
function textOf({ text, nodes }: Run, selector: string): string {
  const parts = nodes.flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll(selector)] : [],
  );
  const words = parts
    .filter((part) => part.matches(selector))
    .map((part) => (part.textContent ?? '').replace(/\s+/g, ' ').trim());
  return words.find((one) => one.length > 1 && one.length <= text.length) ?? text;
}

/** Where a date leads: to the post itself. */
function addressOf({ nodes, parent }: Run): string | null {
  const inside = nodes.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll('a'), node.closest('a')] : [],
  );
  const link = [...inside, parent.element.closest('a')].find(
    (one) => one?.href.startsWith('http') && !one.matches(AUTHOR),
  );
  return link ? withoutTracking(link.href) : null;
}

const isName = ({ text }: Run): boolean => text.length > 1 && text.length <= 40;

/** Whether a short line stands in many posts, with other numbers perhaps: "Joined", "Post 3", "Click to expand". */
export function repeatedIn(posts: readonly Post[]): (run: Run) => boolean {
  const counts = new Map<string, number>();
  const keyOf = ({ text }: Run): string => text.replace(/\d+/g, '0').toLowerCase();
  for (const { runs } of posts)
    for (const key of new Set(runs.filter(isLabel).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const many = Math.max(3, 0.25 * posts.length);
  return (run) => isLabel(run) && (counts.get(keyOf(run)) ?? 0) >= many;
}

const isLabel = (run: Run): boolean =>
  run.text.length <= 60 && run.text !== '' && !/[:：]$/.test(run.text) && !isDate(run) && !isAuthor(run);

/** The body that a run of a post is in, if it isn't in the author's signature. */
function bodyOf(run: Run, bodies: ReadonlySet<Block>, post: Block): Block | null {
  for (let block: Block | null = run.parent; block; block = block.parent) {
    if (SIGNATURE.test(block.element.getAttribute('class') ?? '')) return null;
    if (bodies.has(block)) return block;
    if (block === post) return null;
  }
  return null;
}
