import type { ThingKind } from '../import/index.ts';

/** Kinds with numbers as ids. All other ids are unique among all kinds. */
export const NUMBERED: ReadonlySet<string | null> = new Set(['statblock', 'blockfolder', 'image']);

export const addressOf = (kind: string | null, id: string): string =>
  NUMBERED.has(kind) ? `${kind} ${id}` : id.toLowerCase();

export function addressOfKey(key: string): string {
  const [kind = '', id = ''] = key.split(' ');
  return addressOf(kind, id);
}

export const isPresent = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Relations that are put back by other means. */
export const OWN_RELATIONS: ReadonlySet<string> = new Set([
  'articleParent',
  'parent',
  'histories',
  'timeline',
]);

/** The value that says what a passage is in. */
export const WITHIN = {
  ...{ manuscript_version: 'manuscriptId', manuscript_part: 'versionId', manuscript_beat: 'partId' },
} as const;
export const NEEDS: Partial<Record<ThingKind, string>> = {
  ...{ variable: 'collectionId', notesection: 'notebookId', note: 'sectionId' },
  ...WITHIN,
};
export const REQUIRED: Partial<Record<ThingKind, readonly string[]>> = {
  ...{ statblock: ['templateId', 'systemId'], history: ['begins'], manuscript_part: ['type'] },
};
