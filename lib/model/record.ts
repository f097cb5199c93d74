/**
 * Resources without types of their own, by World Anvil's names, and the resource that lists each: the world, the user
 * or another record. Empty if it can only be read by id (platform notes, Endpoint table). They are read unparsed, for
 * backups.
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
/** Record kinds that can be listed. */
export type ListedRecordKind = {
  [Kind in RecordKind]: (typeof RECORD_PARENTS)[Kind] extends '' ? never : Kind;
}[RecordKind];

const isListed = (kind: string): kind is ListedRecordKind =>
  Object.hasOwn(RECORD_PARENTS, kind) && Reflect.get(RECORD_PARENTS, kind) !== '';

export const LISTED_RECORDS: readonly ListedRecordKind[] = Object.keys(RECORD_PARENTS).filter(isListed);

/** The record kinds that a world, map or other parent lists. */
export const listedBy = (parent: string): ListedRecordKind[] =>
  LISTED_RECORDS.filter((kind) => RECORD_PARENTS[kind] === parent);
