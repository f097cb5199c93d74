// Rules for sites that people often capture from: where the text, title and author are, what to leave out, and which
// plain blocks are lists or tables. `sourceOf` picks the first source whose marker matches. If its rules find nothing
// or throw, the page is read by the generic reader.
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

export { joined, readWork } from './read-work.ts';
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

/** The source that matches this page, or null. */
export function sourceOf(document: Document): Source | null {
  if (!document.querySelector(ANY)) return null;
  return SOURCES.find(({ marker }) => document.querySelector(marker) !== null) ?? null;
}
