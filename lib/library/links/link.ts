/**
 * How an entry links to another. The stored form is their position, so new ones go at the end.
 * - `mention`: `@[Title](template:id)` or a tag that is shown as a link, such as `[category:id]`
 * - `relation`: a field of the article's form
 * - `parent`: the article above it
 * - `embed`: an image, or a card of another article
 * - `secret`, `manuscript`, `statblock`: by its tag, or as a field of the article
 * - `url`: the plain address of an entry's page
 * - `category`: the category it is in. Isn't stored: the search index has it.
 */
export const LINK_KINDS = [
  'mention',
  'relation',
  'parent',
  'embed',
  'secret',
  'manuscript',
  'statblock',
  'url',
  'category',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** A link as its source says it; whether its target exists isn't known. */
export interface Link {
  kind: LinkKind;
  /** World Anvil's name of the field. */
  field: string;
  /** UTF-16 offset in the field's markup, or the place in a field that lists entries. */
  position: number;
  /** See `target-key.ts`. */
  target: number;
}
