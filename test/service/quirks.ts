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
  earlierWriteAnswer: 'reference',
  earlierLimit: true,
  cors: false,
  currentOrder: 'creation',
  categoryFolderIsParent: true,
  relationsDropped: true,
  objectsBecomeArray: true,
  strictLists: false,
  listLagMs: 0,
  blockScriptAgents: false,
  pagesForOwnersOnly: false,
};
