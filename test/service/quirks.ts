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
  /** The response to a create contains the article's id. */
  createReturnsId: boolean;
  /** Articles' scrapbooks come back as sent, with other hyphens, or not at all. */
  scrapbook: 'kept' | 'altered' | 'dropped';
  /** Tags come back with a capital first letter. */
  tagsCapitalized: boolean;
  /** Articles' `userMetadata` isn't returned. */
  metadataDropped: boolean;
  /** The most entries that a page of any list has. 0: the documented number. */
  pageSize: number;
  /** Aragorn's `term` finds titles that contain it, or titles that start with it. */
  termMatches: 'part' | 'start';
  /** Aragorn's `term` ignores case. */
  termIgnoresCase: boolean;
  /** In aragorn's `term`, `%` stands for anything. */
  termWildcards: boolean;
  /** Null clears an article's category, parent and cover. If off, only the other way to write "none" does. */
  nullClears: boolean;
  /** A PATCH leaves texts alone that it doesn't contain. If off, it empties them. */
  patchKeepsOthers: boolean;
  /** A deleted article can still be read, but isn't listed. */
  trash: boolean;
  /** A request body without a `Content-Length` returns 411. */
  requireLength: boolean;
  /** A larger request body, in kB, returns 413. 0: no limit. */
  largestBodyKb: number;
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
  createReturnsId: true,
  scrapbook: 'kept',
  tagsCapitalized: false,
  metadataDropped: false,
  pageSize: 0,
  termMatches: 'part',
  termIgnoresCase: true,
  termWildcards: false,
  nullClears: true,
  patchKeepsOthers: true,
  trash: false,
  requireLength: false,
  largestBodyKb: 0,
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
