// What only the sample world has, besides the first articles.
export * from './atlas.ts';
export { furtherNotes } from './further-notes.ts';
export { continuedLore, furtherLore } from './lore.ts';
export { fairCopy, firstDraft, manuscriptAbout } from './manuscript.ts';
export { continuedPeople, furtherFacts, furtherPeople, retold } from './people.ts';
export { continuedPlaces, furtherPlaces } from './places.ts';
export { relations } from './relations.ts';
export { furtherSecrets } from './secrets.ts';
export { furtherStatblocks } from './statblocks.ts';
