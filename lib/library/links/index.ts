// The link index of a world: which entry links to which, from what place in which field. Links are found in an entry's
// own full text alone, packed with those of its block, and resolved to entries when they are read. Pure: no storage.
export { type BlockLinks, forEachLink, openLinks, packLinks } from './block-format.ts';
export { keyOf, keyOfAddress, keyOfRef, LINK_KINDS, type Link } from './link.ts';
export { buildLinkIndex, type LinkIndex, type PlacedLink } from './link-index.ts';
export { countLinks, linkTest } from './link-test.ts';
export { keysOf, linksInMarkup, linksOfDraft, linksOfResource } from './links-of.ts';
