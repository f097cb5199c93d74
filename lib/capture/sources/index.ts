// Sites that people capture from, each by rules of its own: where the text is, its title and author, what is no part of it,
// and which plain blocks stand for lists and tables. `sourceOf` picks the first that knows the page. A rule that finds
// nothing, or fails, leaves the page to the general way of reading.
import { ao3 } from './ao3.ts';
import { bluesky } from './bluesky.ts';
import { dndBeyond } from './dnd-beyond.ts';
import { googleDocs } from './google-docs.ts';
import { mastodon } from './mastodon.ts';
import { notion } from './notion.ts';
import { reddit } from './reddit.ts';
import { royalRoad } from './royal-road.ts';
import type { Source } from './source.ts';
import { tumblr } from './tumblr.ts';
import { wiki } from './wiki.ts';
import { x } from './x.ts';

export { readWork } from './read-work.ts';
export { shapesOf } from './shapes.ts';
export type { Source, Work } from './source.ts';

const SOURCES: readonly Source[] = [
  wiki,
  ao3,
  royalRoad,
  reddit,
  x,
  bluesky,
  mastodon,
  dndBeyond,
  notion,
  googleDocs,
  tumblr,
];

const ANY = SOURCES.map(({ marker }) => marker).join();

/** The source whose page this is; null: none that is known. */
export function sourceOf(document: Document): Source | null {
  if (!document.querySelector(ANY)) return null;
  return SOURCES.find(({ marker }) => document.querySelector(marker) !== null) ?? null;
}
