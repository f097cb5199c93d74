import type { MessageId } from '../../lib/i18n/index.ts';
import type { Entry, EntryRef, Hit } from '../../lib/library/index.ts';
import type { ArticleState, WorldId } from '../../lib/model/index.ts';
import { fromFirstMark, type Mark } from './marks.ts';

/** Says which field matched. */
export type RowLabel = MessageId & `search.row${string}`;

/** One row of a list of entries, whatever its source: search results, pins, full text. */
export interface Row {
  key: string;
  worldId: WorldId;
  ref: EntryRef;
  title: string;
  titleMarks: readonly Mark[];
  template: string | null;
  state: ArticleState | null;
  isDraft: boolean;
  isWip: boolean;
  isPending: boolean;
  url: string | null;
  /** Why it matches, if the title doesn't show it. */
  why: { label: RowLabel | null; text: string; marks: readonly Mark[] } | null;
}

const LABELS: Record<Hit['why']['where'], RowLabel | null> = {
  title: null,
  recent: null,
  alias: 'search.rowAlias',
  tag: 'search.rowTag',
  excerpt: null,
  template: 'search.rowTemplate',
  category: 'search.rowCategory',
  body: null,
};

export const rowKey = (worldId: WorldId, ref: EntryRef): string => `${worldId} ${ref.kind} ${ref.id}`;

export function rowOfHit(worldId: WorldId, hit: Hit, snippet?: Row['why']): Row {
  const { ref, title, titleMarks, template, state, isDraft, isWip, isPending, url, why } = hit;
  const label = LABELS[why.where];
  const isShown = why.where !== 'title' && why.where !== 'recent' && why.text !== '';
  return {
    key: rowKey(worldId, ref),
    worldId,
    ref,
    title,
    titleMarks,
    template,
    state,
    isDraft,
    isWip,
    isPending,
    url,
    why: snippet ?? (isShown ? { label, ...fromFirstMark(why.text, why.marks) } : null),
  };
}

export function rowOfEntry(entry: Entry): Row {
  const { worldId, kind, id, title, template, state, isDraft, isWip, isPending, url } = entry;
  const ref = { kind, id };
  return {
    key: rowKey(worldId, ref),
    worldId,
    ref,
    title,
    titleMarks: [],
    template,
    state,
    isDraft,
    isWip,
    isPending,
    url,
    why: null,
  };
}
