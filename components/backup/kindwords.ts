import { type BackupKind, isReadKind, type ReadKind } from '../../lib/history/backup/index.ts';
import { kindDrawing, kindWord, kindWords } from '../search/kinds.ts';

/** What a backup alone reads, in words: one, and several. */
const WORDS: Record<ReadKind, readonly [string, string]> = {
  map: ['Map', 'Maps'],
  layer: ['Map layer', 'Map layers'],
  markergroup: ['Marker group', 'Marker groups'],
  marker: ['Marker', 'Markers'],
  canvas: ['Canvas', 'Canvases'],
  timeline: ['Timeline', 'Timelines'],
  era: ['Era', 'Eras'],
  history: ['Event', 'Events'],
  variable_collection: ['Variable collection', 'Variable collections'],
  variable: ['Variable', 'Variables'],
  subscribergroup: ['Subscriber group', 'Subscriber groups'],
  blockfolder: ['Statblock folder', 'Statblock folders'],
  blocktemplate: ['Statblock template', 'Statblock templates'],
  notebook: ['Notebook', 'Notebooks'],
  notesection: ['Notebook section', 'Notebook sections'],
  note: ['Note', 'Notes'],
  manuscript_bookmark: ['Manuscript bookmark', 'Manuscript bookmarks'],
  manuscript_tag: ['Manuscript tag', 'Manuscript tags'],
  manuscript_label: ['Manuscript label', 'Manuscript labels'],
  manuscript_stat: ['Manuscript figure', 'Manuscript figures'],
  manuscript_plot: ['Manuscript plot', 'Manuscript plots'],
  rpgsystem: ['Game system', 'Game systems'],
};

/** A thing of a backup, or the world itself. */
export type NamedKind = BackupKind | 'world';

export function oneWord(kind: NamedKind): string {
  if (kind === 'world') return 'World';
  return isReadKind(kind) ? WORDS[kind][0] : kindWord(kind);
}

export const manyWord = (kind: BackupKind): string => (isReadKind(kind) ? WORDS[kind][1] : kindWords(kind));

/** "maps, notebooks and variables"; what is not known stands as the platform calls it. */
export function someWords(kinds: readonly string[]): string {
  const words = kinds.map((kind) => (isReadKind(kind) ? manyWord(kind).toLowerCase() : kind));
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A drawing on a 20 × 20 grid: of what the rest of Loreside knows its own, of others a sheet with a corner. */
export const drawingOf = (kind: NamedKind): string =>
  kind === 'world' || isReadKind(kind)
    ? 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M2.5 10h15M10 2.5c-5 5-5 10 0 15c5-5 5-10 0-15'
    : kindDrawing(kind);
