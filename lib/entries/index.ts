// Facts about library entries that both screens and the background need: how to mention and link an entry, the address
// of its page, whether it is private or pinned, and which entry a World Anvil page shows.
export { isHiddenField } from './hidden-field.ts';
export { formsOf, type InsertableEntry, type InsertForm, mentionForm } from './insert-forms.ts';
export { mentionOf } from './mention.ts';
export { searchOrdered, titleComparer } from './ordered-search.ts';
export { pageAddress } from './page-address.ts';
export { type Match, matchOf, worldSlugOf } from './page-match.ts';
export {
  changePins,
  isPinned,
  MAX_PINS,
  movePin,
  PINS_KEY,
  type Pin,
  parsePins,
  readPins,
  setPinned,
  watchPins,
} from './pins.ts';
export { isPrivate } from './privacy.ts';
