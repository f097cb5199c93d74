// What screens and the background both need to know of an entry of the library: how it is mentioned and linked, where
// its page is, whether it is private, whether it is pinned, and which entry a page of World Anvil shows.
export { formsOf, type InsertableEntry, type InsertForm, mentionForm } from './insert-forms.ts';
export { mentionOf } from './mention.ts';
export { byTitle, searchOrdered } from './ordered-search.ts';
export { pageAddress } from './page-address.ts';
export { type Match, matchOf, worldSlugOf } from './page-match.ts';
export { isPinned, PINS_KEY, type Pin, readPins, setPinned, watchPins } from './pins.ts';
export { isPrivate } from './privacy.ts';
