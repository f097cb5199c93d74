import { type MessageId, t } from '../../i18n/index.ts';
import type { ReadKind } from './resource.ts';

const NAMES = {
  map: 'backup.kindMap',
  layer: 'backup.kindLayer',
  markergroup: 'backup.kindMarkerGroup',
  marker: 'backup.kindMarker',
  canvas: 'backup.kindCanvas',
  timeline: 'backup.kindTimeline',
  era: 'backup.kindEra',
  history: 'backup.kindEvent',
  variable_collection: 'backup.kindVariableCollection',
  variable: 'backup.kindVariable',
  subscribergroup: 'backup.kindSubscriberGroup',
  blockfolder: 'backup.kindStatblockFolder',
  blocktemplate: 'backup.kindStatblockTemplate',
  notebook: 'backup.kindNotebook',
  notesection: 'backup.kindNotebookSection',
  note: 'backup.kindNote',
  manuscript_bookmark: 'backup.kindManuscriptBookmark',
  manuscript_tag: 'backup.kindManuscriptTag',
  manuscript_label: 'backup.kindManuscriptLabel',
  manuscript_stat: 'backup.kindManuscriptStat',
  manuscript_plot: 'backup.kindManuscriptPlot',
  rpgsystem: 'backup.kindGameSystem',
} as const satisfies Record<ReadKind, MessageId>;

/** The name of a kind that only backups read, in the user's language. */
export const readKindName = (kind: ReadKind): string => t(NAMES[kind]);
