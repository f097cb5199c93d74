import { type BackupKind, isReadKind, type ReadKind } from '../../lib/history/backup/index.ts';
import { kindIconPath, kindLabel, kindPlural } from '../search/kinds.ts';

/** The names of kinds that only backups read. */
const LABELS: Record<ReadKind, string> = {
  map: 'Map',
  layer: 'Map layer',
  markergroup: 'Marker group',
  marker: 'Marker',
  canvas: 'Canvas',
  timeline: 'Timeline',
  era: 'Era',
  history: 'Event',
  variable_collection: 'Variable collection',
  variable: 'Variable',
  subscribergroup: 'Subscriber group',
  blockfolder: 'Statblock folder',
  blocktemplate: 'Statblock template',
  notebook: 'Notebook',
  notesection: 'Notebook section',
  note: 'Note',
  manuscript_bookmark: 'Manuscript bookmark',
  manuscript_tag: 'Manuscript tag',
  manuscript_label: 'Manuscript label',
  manuscript_stat: 'Manuscript figure',
  manuscript_plot: 'Manuscript plot',
  rpgsystem: 'Game system',
};

/** The kind of an entry in a backup, or the world itself. */
export type NamedKind = BackupKind | 'world';

export function singularLabel(kind: NamedKind): string {
  if (kind === 'world') return 'World';
  return isReadKind(kind) ? LABELS[kind] : kindLabel(kind);
}

export function pluralLabel(kind: BackupKind): string {
  if (!isReadKind(kind)) return kindPlural(kind);
  return kind === 'canvas' ? 'Canvases' : `${LABELS[kind]}s`;
}

/** "maps, notebooks and variables"; unknown kinds keep World Anvil's name. */
export function listKinds(kinds: readonly string[]): string {
  const words = kinds.map((kind) => (isReadKind(kind) ? pluralLabel(kind).toLowerCase() : kind));
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** An icon path on a 20 × 20 grid: the kind's own, or a globe for kinds that only backups have. */
export const iconPathOf = (kind: NamedKind): string =>
  kind === 'world' || isReadKind(kind)
    ? 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M2.5 10h15M10 2.5c-5 5-5 10 0 15c5-5 5-10 0-15'
    : kindIconPath(kind);
