/**
 * What a world holds beside the things that have types of their own, by the platform's words for it, and what lists it:
 * the world, the user, or another of them; empty: it is read by its id alone (platform notes, Endpoint table). It is read
 * as it is, for backups.
 */
export const RECORD_PARENTS = {
  map: 'world',
  layer: 'map',
  markergroup: 'map',
  marker: 'map',
  canvas: 'world',
  timeline: 'world',
  era: 'timeline',
  history: 'world',
  variable_collection: 'world',
  variable: 'variable_collection',
  subscribergroup: 'world',
  blockfolder: 'world',
  blocktemplate: 'user',
  notebook: 'world',
  notesection: 'notebook',
  note: 'notesection',
  manuscript_bookmark: 'manuscript',
  manuscript_tag: 'manuscript',
  manuscript_label: 'manuscript',
  manuscript_stat: 'manuscript_version',
  manuscript_plot: 'manuscript_version',
  rpgsystem: '',
  world: '',
  manuscript_version: '',
  manuscript_export: '',
} as const satisfies Readonly<Record<string, string>>;

export type RecordKind = keyof typeof RECORD_PARENTS;
/** Those that a list names. */
export type ListedRecordKind = {
  [Kind in RecordKind]: (typeof RECORD_PARENTS)[Kind] extends '' ? never : Kind;
}[RecordKind];

const isListed = (kind: string): kind is ListedRecordKind =>
  Object.hasOwn(RECORD_PARENTS, kind) && Reflect.get(RECORD_PARENTS, kind) !== '';

export const LISTED_RECORDS: readonly ListedRecordKind[] = Object.keys(RECORD_PARENTS).filter(isListed);

/** The kinds that a world, a map and so on lists. */
export const listedBy = (parent: string): ListedRecordKind[] =>
  LISTED_RECORDS.filter((kind) => RECORD_PARENTS[kind] === parent);
