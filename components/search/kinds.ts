import { t } from '../../lib/i18n/index.ts';
import type { EntryKind, EntryRef } from '../../lib/library/index.ts';
import { templateLabel } from '../../lib/model/index.ts';

/** A kind's messages, and its icon path on a 20 × 20 grid. */
const KINDS = {
  article: {
    one: 'library.article',
    many: 'library.articles',
    iconPath: 'M5 2.5h7l3 3v12H5zM12 2.5v3h3M7.5 9h5M7.5 11.8h5M7.5 14.6h3',
  },
  statblock: {
    one: 'library.statblock',
    many: 'library.statblocks',
    iconPath: 'M3.5 3h13v14h-13zM3.5 7h13M8 7v10M10.5 10h3.5M10.5 13.5h3.5',
  },
  secret: {
    one: 'library.secret',
    many: 'library.secrets',
    iconPath:
      'M5 2.5h10v15H5zM8 5.5h4M10 8.2a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M8.8 12.3 8.3 15l1.7-.8 1.7.8-.5-2.7',
  },
  category: {
    one: 'library.category',
    many: 'library.categories',
    iconPath: 'M2.5 5h5.3l1.7 2h8v8.5h-15z',
  },
  image: {
    one: 'library.image',
    many: 'library.images',
    iconPath: 'M2.5 4h15v12h-15zM2.5 13.5l4.5-4 4 4 2.5-2.2 4 3.4M13 7.4a1.1 1.1 0 1 1 0 .1',
  },
  manuscript: {
    one: 'library.manuscript',
    many: 'library.manuscripts',
    iconPath:
      'M10 5.5C8 3.8 5.5 3.5 2.5 3.8v11.6c3-.3 5.5 0 7.5 1.6 2-1.6 4.5-1.9 7.5-1.6V3.8c-3-.3-5.5 0-7.5 1.7M10 5.5V17',
  },
} as const satisfies Record<EntryKind, object>;

export const kindLabel = (kind: EntryKind): string => t(KINDS[kind].one);
export const kindPlural = (kind: EntryKind): string => t(KINDS[kind].many);
export const kindIconPath = (kind: EntryKind): string => KINDS[kind].iconPath;

/** What an entry is, in a word: the template of an article, else the kind. */
export function entryLabel(entry: { ref: EntryRef; template: string | null }): string {
  const { kind } = entry.ref;
  return kind === 'article' ? templateLabel(entry.template ?? 'article') : kindLabel(kind);
}
