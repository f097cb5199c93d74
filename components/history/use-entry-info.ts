import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import type { ChangedRef, Values } from '../../lib/history/index.ts';
import { ENTRY_KINDS, type EntryKind, type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { entryKey } from './days.ts';
import type { TitleLookup } from './displayed-change.ts';
import { linksAdded } from './operation-text.ts';

/** The part of a change that shows what is private in it and which entries it names. */
export interface ChangedFields {
  ref: ChangedRef;
  before: Values;
  after: Values;
}

export interface EntryInfo {
  titleById: TitleLookup;
  /** The template of an article or statblock, if it's known. */
  templateOf: (ref: ChangedRef) => string | null;
  /** Whether a change is private. Entries that no offline copy knows count as private. */
  isCovered: (change: ChangedFields) => boolean;
}

/** The entry that a change refers to; null if it refers to a world. Pure. */
export function entryOf({ kind, id }: ChangedRef): EntryRef | null {
  const known = ENTRY_KINDS.find((one): one is EntryKind => one === kind);
  return known ? { kind: known, id } : null;
}

const LINKS: readonly (readonly [field: string, kind: EntryKind])[] = [
  ['categoryId', 'category'],
  ['parentId', 'category'],
  ['articleParentId', 'article'],
  ['logicalParentId', 'article'],
];

function linkedEntries(change: ChangedFields): EntryRef[] {
  const { before, after } = change;
  const fields = LINKS.flatMap(([field, kind]) =>
    [before[field], after[field]].flatMap((id): EntryRef[] =>
      typeof id === 'string' && id !== '' ? [{ kind, id }] : [],
    ),
  );
  return [...fields, ...namedLinks(change)];
}

/** The entries that the row of a change names because it linked them, or an undo took the links away. */
const namedLinks = ({ before, after }: ChangedFields) =>
  [...linksAdded({ before, after }), ...linksAdded({ before: after, after: before })].map(([id]) => ({
    kind: 'article' as const,
    id,
  }));

const wasPrivate = (values: Values): boolean => values.state === 'private' || values.isDraft === true;

/** A change of the world's settings is private only if its own values say so. */
const saysPrivate = (change: ChangedFields): boolean => wasPrivate(change.before) || wasPrivate(change.after);

async function readEntries(
  changes: readonly ChangedFields[],
): Promise<{ titles: Map<string, string>; templates: Map<string, string>; open: Set<string> }> {
  const templates = new Map<string, string>();
  const titles = new Map<string, string>();
  const open = new Set<string>();
  const library = await openLibrary();
  for (const [worldId, ofWorld] of Map.groupBy(changes, ({ ref }): WorldId => ref.worldId)) {
    const refs = ofWorld.flatMap((change) => [entryOf(change.ref) ?? [], linkedEntries(change)].flat());
    const entries = await library.entries(worldId, refs);
    for (const entry of entries) {
      if (!entry) continue;
      const key = entryKey(entry);
      titles.set(entry.id, entry.title);
      if (entry.template !== null) templates.set(key, entry.template);
      if (!isPrivate(entry.kind, entry)) open.add(key);
    }
  }
  return { titles, templates, open };
}

/** What the offline copies know about the entries in these changes: their titles, and whether they are private. */
export function useEntryInfo(changes: readonly ChangedFields[]): EntryInfo {
  const [known, setKnown] = useState<Awaited<ReturnType<typeof readEntries>> | null>(null);
  useEffect(() => {
    let isCanceled = false;
    readEntries(changes).then((found) => !isCanceled && setKnown(found), reportAs('history.readTitles'));
    return () => {
      isCanceled = true;
    };
  }, [changes]);
  return {
    titleById: (id) => known?.titles.get(id) ?? null,
    templateOf: (ref) => known?.templates.get(entryKey(ref)) ?? null,
    isCovered: (change) =>
      change.ref.kind === 'secret' ||
      saysPrivate(change) ||
      namedLinks(change).some((to) => !known?.open.has(entryKey({ ...to, worldId: change.ref.worldId }))) ||
      (change.ref.kind !== 'world' && !known?.open.has(entryKey(change.ref))),
  };
}
