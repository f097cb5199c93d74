/**
 * Behaviors of World Anvil that not every client sees, each of which can be switched. The defaults are what independent
 * clients observed; see docs/stand-in.md.
 */
export interface Quirks {
  /** Texts are read back with CRLF line endings, however they were sent. */
  crlf: boolean;
  /** Dates have whole seconds only (`….000000`). */
  wholeSeconds: boolean;
  /** Public pages contain author CSS that interferes with injected UI. */
  hostileCss: boolean;
  /** Aragorn returns `contentParsed` and `fullRender` instead of the documented snake_case. */
  earlierCamelCase: boolean;
  /** Aragorn returns an article's settings among its `sections`, as live clients saw. */
  pseudoSections: boolean;
  /** Aragorn's undocumented response to a create or patch. */
  earlierWriteAnswer: 'reference' | 'article' | 'empty';
  /** Aragorn's lists accept the undocumented parameter `limit` (1 to 50). */
  earlierLimit: boolean;
  /** Both versions allow requests from pages of other origins. */
  cors: boolean;
  /** Order of boromir's lists, which can't be chosen. */
  currentOrder: 'creation' | 'newest' | 'title';
  /** The `folderId` of a category reference is the parent category instead of "-1". */
  categoryFolderIsParent: boolean;
  /** Boromir accepts species, ethnicity, location and similar relations but doesn't store them. */
  relationsDropped: boolean;
  /** Boromir stores an object sent in place of text as the word "Array". */
  objectsBecomeArray: boolean;
  /** Boromir rejects setting an article's timeline, because it is the inverse side. If off, it is stored. */
  timelineInverse: boolean;
  /** Boromir's PUT returns the full resource and PATCH a reference. If off, both return the full resource. */
  twoSerialisations: boolean;
  /** Boromir ignores unknown keys. If off, it returns 422. */
  unknownKeysIgnored: boolean;
  /** An overlong value is rejected with the database's message. If off, with a readable one. */
  sqlMessages: boolean;
  /** Titles needn't be unique. If off, duplicates return 422. */
  duplicateTitles: boolean;
  /** An article needs no title. If off, an empty one returns 422. */
  untitledArticles: boolean;
  /**
   * Non-ASCII letters in slugs are replaced with their bytes in hexadecimal. If off, they are kept and percent-encoded.
   */
  hexSlugs: boolean;
  /** Boromir returns an empty text as null. */
  emptyIsNull: boolean;
  /** Boromir's nested references lack `folderId`, `tags` and `updateDate`. */
  leanReferences: boolean;
  /** Notes require `type`, and statblock templates `formSchemaParser`, although undocumented. */
  undocumentedRequired: boolean;
  /** Listing notebooks or the parts of a statblock template returns 500. */
  brokenLists: boolean;
  /** Listing all statblocks of a world is allowed. If off, it returns 403. */
  worldBlocks: boolean;
  /** Deleting a world is allowed. If off, it returns 403. */
  worldDelete: boolean;
  /** The rendering call is allowed. If off, it returns 403. */
  renderingCall: boolean;
  /** GET requires a documented `granularity`. If off, any value or none is accepted. */
  strictGranularity: boolean;
  /** A category at granularity 2 also lists its articles, as live clients saw. */
  categoryArticles: boolean;
  /** Dates are in London time and say so, instead of UTC. */
  londonDates: boolean;
  /** Boromir's lists require `limit` and `offset` as strings, as in its schema. */
  strictLists: boolean;
  /** A new article appears in lists after this many milliseconds. */
  listLagMs: number;
  /** Default user agents of scripting libraries get the CDN's bot check. */
  blockScriptAgents: boolean;
  /** Pages of drafts and private resources require `?as=<token>` or the session cookie. */
  pagesForOwnersOnly: boolean;
}

export const defaultQuirks: Quirks = {
  crlf: false,
  wholeSeconds: true,
  hostileCss: false,
  earlierCamelCase: false,
  pseudoSections: false,
  earlierWriteAnswer: 'reference',
  earlierLimit: true,
  cors: false,
  currentOrder: 'creation',
  categoryFolderIsParent: true,
  relationsDropped: true,
  objectsBecomeArray: true,
  timelineInverse: true,
  twoSerialisations: true,
  unknownKeysIgnored: true,
  sqlMessages: true,
  duplicateTitles: true,
  untitledArticles: true,
  hexSlugs: true,
  emptyIsNull: true,
  leanReferences: true,
  undocumentedRequired: true,
  brokenLists: true,
  worldBlocks: false,
  worldDelete: false,
  renderingCall: true,
  strictGranularity: false,
  categoryArticles: false,
  londonDates: false,
  strictLists: false,
  listLagMs: 0,
  blockScriptAgents: false,
  pagesForOwnersOnly: false,
};
