/**
 * Behaviour of the live platform that not every client meets, each switchable.
 * The defaults are what independent clients saw on the live platform; see docs/stand-in.md.
 */
export interface Quirks {
  /** Texts are read back with CRLF line ends, whatever was sent. */
  crlf: boolean;
  /** Dates carry whole seconds only (`….000000`). */
  wholeSeconds: boolean;
  /** Public pages carry author CSS that fights injected user interface. */
  hostileCss: boolean;
  /** The earlier version answers `contentParsed` and `fullRender` instead of the documented snake_case. */
  earlierCamelCase: boolean;
  /** Settings of an article stand among its `sections`, as live clients met them (earlier version). */
  pseudoSections: boolean;
  /** What a create or patch of the earlier version answers; its documentation does not say. */
  earlierWriteAnswer: 'reference' | 'article' | 'empty';
  /** The earlier version's lists take `limit` (1–50), which its documentation leaves out. */
  earlierLimit: boolean;
  /** Pages of other origins may call both versions. */
  cors: boolean;
  /** Order of the current version's lists, which cannot be asked for. */
  currentOrder: 'creation' | 'newest' | 'title';
  /** `folderId` of a category reference names the parent category instead of "-1". */
  categoryFolderIsParent: boolean;
  /** Species, ethnicity, location and similar relations are accepted and not stored (current version). */
  relationsDropped: boolean;
  /** An object sent where text belongs is stored as the word "Array" (current version). */
  objectsBecomeArray: boolean;
  /** Setting an article's timeline is refused as the inverse side (current version); off: it is stored. */
  timelineInverse: boolean;
  /** PUT answers the whole thing and PATCH a reference; off: both answer the whole thing (current version). */
  twoSerialisations: boolean;
  /** Keys that are not known are passed over in silence (current version); off: 422. */
  unknownKeysIgnored: boolean;
  /** A value too long is refused with the sentence of the database; off: in plain words. */
  sqlMessages: boolean;
  /** The same title may be given twice; off: 422. */
  duplicateTitles: boolean;
  /** An article may have no title; off: 422. */
  untitledArticles: boolean;
  /** Letters beyond a–z stand in slugs by their bytes; off: as they are, percent-encoded in addresses. */
  hexSlugs: boolean;
  /** An empty text is read back as null (current version). */
  emptyIsNull: boolean;
  /** References inside other things come without `folderId`, `tags` and `updateDate` (current version). */
  leanReferences: boolean;
  /** Notes want `type` and statblock templates `formSchemaParser`, which no document says. */
  undocumentedRequired: boolean;
  /** The lists of notebooks and of a statblock template's parts answer 500. */
  brokenLists: boolean;
  /** The list of all statblocks of a world answers, instead of 403. */
  worldBlocks: boolean;
  /** A world may be deleted, instead of 403. */
  worldDelete: boolean;
  /** The rendering call is allowed for this key; off: 403. */
  renderingCall: boolean;
  /** GET wants `granularity`, one that the description allows for this kind of thing; off: any, or none. */
  strictGranularity: boolean;
  /** A category at granularity 2 also lists its articles, as live clients met it. */
  categoryArticles: boolean;
  /** Dates are London's wall clock time and say so, instead of UTC. */
  londonDates: boolean;
  /** Lists of the current version want `limit` and `offset` present and as strings, as its schema says. */
  strictLists: boolean;
  /** A new article appears in lists only after this many milliseconds. */
  listLagMs: number;
  /** Default User-Agents of script libraries meet the edge's challenge page. */
  blockScriptAgents: boolean;
  /** Pages of drafts and private things are shown only with `?as=<token>` or the session cookie. */
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
