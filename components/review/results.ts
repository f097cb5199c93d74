import type { FindingKey, Severity } from '../../lib/checks/index.ts';
import type { MessageId } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { EntryPlace } from '../entry-view/index.ts';
import type { TextCount } from '../library/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { hasWords, useCurrent } from '../ui/index.ts';

/** The props of every tab. A tab reads the library itself and follows its changes. */
export interface ReviewTabProps {
  worldIndex: WorldIndex;
  /** `place`: what to go to in its text. */
  open: (ref: EntryRef, where: 'here' | 'tab', place?: EntryPlace) => void;
  /** Types this into the search box. */
  search: (typed: string) => void;
  /** The entry that the list of everything is about; null: all. */
  of: EntryRef | null;
  onAll: () => void;
  /** Shows a draft, to go on with it. */
  onEdit: (draftId: string) => void;
}

/** What a review finds, in its order. */
export const REVIEW_KINDS = ['findings', 'mentions', 'broken', 'orphans'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** Their names, also of their tabs. */
export const REVIEW_TITLES = {
  findings: 'findings.title',
  mentions: 'mentions.title',
  broken: 'linkProblems.brokenTitle',
  orphans: 'linkProblems.orphansTitle',
} as const satisfies Record<ReviewKind, MessageId>;

/** Something to look at in an entry. */
export interface ReviewItem {
  kind: ReviewKind;
  /** Stands for it and its evidence, without telling anything of the world. */
  key: FindingKey;
  ref: EntryRef;
  title: string;
  template: string | null;
  isPrivate: boolean;
  /** What is wrong, in the chosen language. */
  sentence: string;
  /** Only of findings. */
  severity: Severity | null;
  /** The name that isn't linked, as its entry has it. Only of mentions. */
  name: string | null;
  /** Whether the name can be linked: it stands for one entry, in a text that can be changed. */
  isLinkable: boolean;
  /** How many places: a name may stand in a text several times. */
  count: number;
  place: EntryPlace | undefined;
}

export interface ReviewResults {
  items: readonly ReviewItem[];
  /** How many findings the list of findings has: also those that are broken links, which `items` has once. */
  findings: number;
  texts: TextCount;
}

/** The results of the worlds that were read since the panel was opened. */
const known = new Map<WorldId, ReviewResults>();
const listeners = new Set<() => void>();

export function publishResults(worldId: WorldId, results: ReviewResults): void {
  known.set(worldId, results);
  for (const listener of [...listeners]) listener();
}

/** What the review of a world found; undefined as long as nothing is known. */
export const useReviewResults = (worldId: WorldId): ReviewResults | undefined =>
  useCurrent(
    () => known.get(worldId),
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    [worldId],
  );

const sameRef = (a: EntryRef, b: EntryRef): boolean => a.kind === b.kind && a.id === b.id;

/** The items of one kind, about one entry, and with these words; null leaves it open. */
export function filterItems(
  items: readonly ReviewItem[],
  { kind, of, typed }: { kind: ReviewKind | null; of: EntryRef | null; typed: string },
): readonly ReviewItem[] {
  return items.filter((item) => {
    if (kind !== null && item.kind !== kind) return false;
    if (of !== null && !sameRef(item.ref, of)) return false;
    return hasWords(`${item.title} ${item.sentence}`, typed);
  });
}

/** How many places of each kind there are. */
export function countKinds(items: readonly ReviewItem[]): Readonly<Record<ReviewKind, number>> {
  const counts = { findings: 0, mentions: 0, broken: 0, orphans: 0 };
  for (const { kind, count } of items) counts[kind] += count;
  return counts;
}
