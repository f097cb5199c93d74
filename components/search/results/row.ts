// This folder shows what was found: rows with their tiles, marks and actions, their order, and what to do when there is
// nothing.

import type { PlainMessageId } from '../../../lib/i18n/index.ts';
import type { CategoryAbove, Entry, EntryRef, Hit, Searcher } from '../../../lib/library/index.ts';
import { lineOf } from '../../../lib/markup/index.ts';
import type { ArticleState, WorldId } from '../../../lib/model/index.ts';
import { entryLabel } from '../kinds.ts';
import { fromFirstMark, type Mark } from './marked.tsx';

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
  /** The categories it is in, topmost first. */
  path: readonly CategoryAbove[];
  /** In one line, without markup. */
  excerpt: string | null;
  updatedAt: number | null;
  /** Why it matches, if the title doesn't show it. */
  why: { label: PlainMessageId | null; text: string; marks: readonly Mark[] } | null;
}

const LABELS: Record<Hit['why']['where'], PlainMessageId | null> = {
  title: null,
  recent: null,
  alias: 'search.rowAlias',
  tag: 'search.rowTag',
  excerpt: null,
  template: 'search.rowTemplate',
  category: 'search.rowCategory',
  body: null,
};

/** A world's searcher. It knows the categories and excerpts of its hits. */
interface HitSource {
  worldId: WorldId;
  searcher: Pick<Searcher, 'excerpt' | 'categoryPath'>;
}

export const rowKey = (worldId: WorldId, ref: EntryRef): string => `${worldId} ${ref.kind} ${ref.id}`;

const NO_PATH: Row['path'] = [];

export function rowOfHit({ worldId, searcher }: HitSource, hit: Hit, snippet?: Row['why']): Row {
  const { ref, title, titleMarks, template, state, isDraft, isWip, isPending, url, why, updatedAt } = hit;
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
    path: hit.categoryId === null ? NO_PATH : searcher.categoryPath(hit.categoryId),
    excerpt: excerptLine(searcher.excerpt(hit.location)),
    updatedAt,
    why: snippet ?? (isShown ? { label, ...fromFirstMark(why.text, why.marks) } : null),
  };
}

export function rowOfEntry(entry: Entry): Row {
  const { worldId, kind, id, title, template, state, isDraft, isWip, isPending, url, updatedAt } = entry;
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
    path: NO_PATH,
    excerpt: excerptLine(entry.excerpt),
    updatedAt,
    why: null,
  };
}

/** Longer than the widest row. */
const MAX_EXCERPT = 200;
/** With its markup. */
const READ_EXCERPT = 1_200;

/** An excerpt as one line without markup, or null if nothing is left. */
export function excerptLine(excerpt: string | null): string | null {
  if (excerpt === null) return null;
  const line = lineOf(excerpt.slice(0, READ_EXCERPT));
  if (line.length <= MAX_EXCERPT) return line === '' ? null : line;
  const space = line.lastIndexOf(' ', MAX_EXCERPT);
  return `${line.slice(0, space > 0 ? space : MAX_EXCERPT)}…`;
}

/** Categories shown of a path. The last ones say most. */
const SHOWN_CATEGORIES = 2;

interface ShownPath {
  text: string;
  isPrivate: boolean;
}

/** “People › Smugglers”, or null for an entry in no category. */
export function pathText(path: Row['path']): ShownPath | null {
  const shown = path.slice(-SHOWN_CATEGORIES);
  if (shown.length === 0) return null;
  return {
    text: shown.map(({ title }) => title).join(' › '),
    isPrivate: path.some(({ state }) => state === 'private'),
  };
}

/** What the second line begins with: the template of an article, else the kind; for a statblock its template, too. */
export function labelsOf(row: Pick<Row, 'ref' | 'template'>): string[] {
  const label = entryLabel(row);
  return row.ref.kind === 'statblock' && row.template ? [label, row.template] : [label];
}

/** Letters of a title that are visible in a narrow row. */
const VISIBLE_LETTERS = 28;

/**
 * The keys of rows that look like another one: the same beginning of another title, and the same second line. They show
 * two lines of their title.
 */
export function similarRows(rows: readonly Row[]): ReadonlySet<string> {
  const alike = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.title.length <= VISIBLE_LETTERS) continue;
    const line = [...labelsOf(row), pathText(row.path)?.text, row.why?.text ?? row.excerpt];
    const look = [row.title.slice(0, VISIBLE_LETTERS), ...line].join('\n');
    const group = alike.get(look);
    if (group) group.push(row);
    else alike.set(look, [row]);
  }
  const groups = [...alike.values()].filter((group) => new Set(group.map(({ title }) => title)).size > 1);
  return new Set(groups.flat().map(({ key }) => key));
}
