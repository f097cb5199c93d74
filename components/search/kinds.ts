import type { EntryKind, EntryRef } from '../../lib/library/index.ts';
import { templateLabel } from '../../lib/model/index.ts';

/** A kind's singular, plural, and icon path on a 20 × 20 grid. */
interface KindInfo {
  singular: string;
  plural: string;
  iconPath: string;
}

const KINDS: Record<EntryKind, KindInfo> = {
  article: {
    singular: 'Article',
    plural: 'Articles',
    iconPath: 'M5 2.5h7l3 3v12H5zM12 2.5v3h3M7.5 9h5M7.5 11.8h5M7.5 14.6h3',
  },
  statblock: {
    singular: 'Statblock',
    plural: 'Statblocks',
    iconPath: 'M3.5 3h13v14h-13zM3.5 7h13M8 7v10M10.5 10h3.5M10.5 13.5h3.5',
  },
  secret: {
    singular: 'Secret',
    plural: 'Secrets',
    iconPath: 'M4 9h12v8H4zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9M10 12v2.2',
  },
  category: { singular: 'Category', plural: 'Categories', iconPath: 'M2.5 5h5.3l1.7 2h8v8.5h-15z' },
  image: {
    singular: 'Image',
    plural: 'Images',
    iconPath: 'M2.5 4h15v12h-15zM2.5 13.5l4.5-4 4 4 2.5-2.2 4 3.4M13 7.4a1.1 1.1 0 1 1 0 .1',
  },
  manuscript: {
    singular: 'Manuscript',
    plural: 'Manuscripts',
    iconPath:
      'M10 5.5C8 3.8 5.5 3.5 2.5 3.8v11.6c3-.3 5.5 0 7.5 1.6 2-1.6 4.5-1.9 7.5-1.6V3.8c-3-.3-5.5 0-7.5 1.7M10 5.5V17',
  },
};

export const kindLabel = (kind: EntryKind): string => KINDS[kind].singular;
export const kindPlural = (kind: EntryKind): string => KINDS[kind].plural;
export const kindIconPath = (kind: EntryKind): string => KINDS[kind].iconPath;

/** What an entry is, in a word: the template of an article, else the kind. */
export function entryLabel(entry: { ref: EntryRef; template: string | null }): string {
  const { kind } = entry.ref;
  return kind === 'article' ? templateLabel(entry.template ?? 'article') : KINDS[kind].singular;
}
