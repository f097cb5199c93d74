import { isProse, lengthOf, lettersOf, runsIn } from './measures.ts';
import type { Block, Outline, Run } from './outline.ts';

/** One of several stories on a page. */
export interface Story {
  block: Block;
  heading: Run;
}

/** What says which story of a page is meant. */
export interface Named {
  /** The page's titles as written, with the site's name, best first. */
  titles: readonly string[];
  address: URL;
  canonical: URL | null;
}

/** Less prose is a teaser, or the top of a page. */
const LEAST = 200;
const MOST_HEADINGS = 150;
const LEVELS = /^h[1-3]$/;

/** Of several stories, the one that the address or titles name, or the one in view. Null: can't be told. */
export function storyIn(outline: Outline, named: Named): Story | null {
  const headings = outline.runs.filter((run) => LEVELS.test(run.parent.name) && !run.parent.aside);
  if (headings.length < 2 || headings.length > MOST_HEADINGS) return null;
  for (const heading of headingsNamed(headings, named)) {
    if (isOfSite(heading)) continue;
    const stories = storiesLike(outline, heading, headings);
    const [own] = stories;
    if (!own) return storyInRow(outline, heading, headings);
    return scrollY === 0 || heightInView(own) > 0 ? own : (mostInView(stories) ?? own);
  }
  for (const heading of headings) {
    const stories = storiesLike(outline, heading, headings);
    if (stories.length > 1) return unnamed(stories, named);
  }
  return null;
}

/** A list of stories, each with its own address, is a page of its own unless one of them was scrolled to. */
function unnamed(stories: readonly Story[], { address }: Named): Story | null {
  const isList = stories.some(
    ({ heading }) => (addressOf(heading)?.pathname ?? address.pathname) !== address.pathname,
  );
  const areStories =
    isList || stories.every(({ heading, block }) => heading.parent.name === 'h1' || block.name === 'article');
  return areStories && (scrollY > 0 || !isList) ? mostInView(stories) : null;
}

/** Headings that the page's address or titles name, best first. */
function headingsNamed(headings: readonly Run[], { titles, address, canonical }: Named): Run[] {
  const isMoved = canonical !== null && canonical.pathname !== address.pathname;
  const here = headings.filter((heading) => addressOf(heading)?.pathname === address.pathname);
  const names = [
    ...(isMoved ? [slugOf(address)] : []),
    ...titles.flatMap(partsOf),
    slugOf(canonical ?? address),
  ];
  const levels = [...headings].sort((one, other) => (one.parent.name < other.parent.name ? -1 : 1));
  const found = names.flatMap((name) => levels.filter(({ text }) => isSame(lettersOf(text), name)));
  return [...new Set([...(here.length === 1 ? here : []), ...found])];
}

/** Every sequence of the parts of a title, such as the title without the site's name, the longest first. */
function partsOf(title: string): string[] {
  const parts = title.split(/\s+[-–—|·•»«/]\s+|[:：|]\s+/);
  const all: string[] = [];
  for (let count = Math.min(parts.length, 5); count > 0; count--)
    for (let at = 0; at + count <= parts.length; at++)
      all.push(lettersOf(parts.slice(at, at + count).join('')));
  return all.filter((part) => part.length > 2);
}

/** A title may be cut. */
const isSame = (heading: string, name: string): boolean =>
  heading === name || (name.length >= 10 && heading.length < 2 * name.length && heading.startsWith(name));

/** The letters of the last part of an address, if it has several words. */
function slugOf({ pathname }: URL): string {
  const last = pathname.split('/').filter(Boolean).pop() ?? '';
  const slug = last.replace(/\.\w+$/, '').replace(/^\d+[-_]|[-_]\d+$/g, '');
  return /[-_]/.test(slug) ? lettersOf(slug) : '';
}

function addressOf(heading: Run): URL | null {
  const { element } = heading.parent;
  const link = element.querySelector('a[href]') ?? element.closest('a[href]');
  return link instanceof HTMLAnchorElement && !link.hash ? URL.parse(link.href) : null;
}

/** The story with this heading, then all others that are built like it. Empty if it is the only one. */
function storiesLike(outline: Outline, heading: Run, headings: readonly Run[]): Story[] {
  let stories: Story[] = [];
  for (let block = heading.parent.parent; block && block !== outline.root; block = block.parent) {
    const own = { block, heading };
    if (!isStory(outline, own) || stories.slice(1).some((peer) => isIn(peer.block, own.block))) break;
    if (proseIn(outline, block) < LEAST) continue;
    const peers = headings.flatMap((other) => peerOf(outline, own, other) ?? []);
    if (peers.length > 0) stories = [own, ...peers];
  }
  const [own] = stories;
  return own && !isSection(own, headings) ? stories : [];
}

const isIn = (inner: Block, outer: Block): boolean => inner.first >= outer.first && inner.end <= outer.end;

const proseIn = (outline: Outline, block: Block): number => lengthOf(runsIn(outline, block).filter(isProse));

/** Whether it is a part of something that has a heading of its own. */
function isSection({ block, heading }: Story, headings: readonly Run[]): boolean {
  for (let around = block.parent; around; around = around.parent) {
    if (around.name === 'article') return true;
  }
  return block.name !== 'article' && hasHigher(heading, headings);
}

const hasHigher = (heading: Run, headings: readonly Run[]): boolean =>
  headings.some((other) => other.parent.name < heading.parent.name && !isOfSite(other));

/** A heading that leads to the site's start page, or stands in the page's own header. */
function isOfSite(heading: Run): boolean {
  const { element } = heading.parent;
  const inHeader = element.closest('header') !== null && element.closest('main, article, section') === null;
  return inHeader || addressOf(heading)?.pathname === '/';
}

/** A story in a row without elements around each one. The first heading may be that of the whole row. */
function storyInRow(outline: Outline, heading: Run, headings: readonly Run[]): Story | null {
  const row = headings.filter(
    ({ parent }) => parent.name === heading.parent.name && parent.parent === heading.parent.parent,
  );
  const around = heading.parent.parent;
  const next = row[row.indexOf(heading) + 1];
  if (!around || row[0] === heading || hasHigher(heading, headings) || !LEVELS.test(heading.parent.name))
    return null;
  const start = around.parts.indexOf(heading.parent);
  const stop = next ? around.parts.indexOf(next.parent) : around.parts.length;
  const { first } = heading.parent;
  const end = next ? next.parent.first : around.end;
  const block = { ...around, parts: around.parts.slice(start, stop), first, end };
  return proseIn(outline, block) < LEAST ? null : { block, heading };
}

const heightInView = ({ block }: Story): number => {
  const { top, bottom } = block.element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
};

/** The story that takes most of the window. */
function mostInView(stories: readonly Story[]): Story | null {
  const [most] = [...stories].sort((one, other) => heightInView(other) - heightInView(one));
  return most && heightInView(most) > 0 ? most : null;
}

/** The block around another heading that is built like the story. */
function peerOf(outline: Outline, { block, heading }: Story, other: Run): Story | null {
  if (other === heading || !(block.name === 'article' || other.parent.name === heading.parent.name))
    return null;
  for (let peer = other.parent.parent; peer && peer !== outline.root; peer = peer.parent) {
    const story = { block: peer, heading: other };
    if (!isStory(outline, story)) return null;
    const isApart = peer.end <= block.first || peer.first >= block.end;
    if (isApart && isAlike(block, peer) && proseIn(outline, peer) >= LEAST) return story;
  }
  return null;
}

/** Whether the block starts with the heading, before any other and before any prose. */
function isStory(outline: Outline, { block, heading }: Story): boolean {
  const start = runsIn(outline, block).find((run) => LEVELS.test(run.parent.name) || isProse(run));
  return start === heading;
}

function isAlike(one: Block, other: Block): boolean {
  if (one.name !== other.name) return false;
  if (one.name === 'article') return true;
  const names = [...one.element.classList];
  if (names.length > 0) return names.some((name) => other.element.classList.contains(name));
  return other.element.classList.length === 0 && (one.name === 'section' || one.parent === other.parent);
}
