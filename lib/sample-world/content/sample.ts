// What only the sample world has, besides the first articles.
export * from './atlas.ts';
export { continuedLore } from './continued-lore.ts';
export { continuedPeople, retold } from './continued-people.ts';
export { continuedPlaces } from './continued-places.ts';
export { furtherLore } from './further-lore.ts';
export { furtherNotes } from './further-notes.ts';
export { furtherPeople } from './further-people.ts';
export { furtherPlaces } from './further-places.ts';
export { fairCopy, firstDraft, manuscriptAbout } from './manuscript.ts';
export { relations } from './relations.ts';
export { furtherSecrets } from './secrets.ts';
export { furtherStatblocks } from './statblocks.ts';
