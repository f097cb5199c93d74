import type { Instant } from '../../lib/model/index.ts';
import {
  type Description,
  type Draft,
  describe as describeDraft,
  type OutboxGroup,
} from '../../lib/outbox/index.ts';

export type SectionName = 'attention' | 'writing' | 'underway' | 'sent' | 'bin';

export interface Row {
  draft: Draft;
  description: Description;
}

export interface Section {
  name: SectionName;
  title: string;
  rows: Row[];
}

const SECTION_OF: Record<OutboxGroup, SectionName> = {
  attention: 'attention',
  editing: 'writing',
  waiting: 'underway',
  sending: 'underway',
  checking: 'underway',
  sent: 'sent',
  binned: 'bin',
};

const TITLES: Record<SectionName, string> = {
  attention: 'Needs attention',
  writing: 'Writing',
  underway: 'On its way',
  sent: 'Sent',
  bin: 'Bin',
};
const ORDER: readonly SectionName[] = ['attention', 'writing', 'underway', 'sent', 'bin'];

/** When something last happened to a draft. */
export function lastActivity(draft: Draft): Instant {
  return 'at' in draft.delivery ? Math.max(draft.delivery.at, draft.updatedAt) : draft.updatedAt;
}

/** The drafts by section, newest first; empty sections are left out. */
export function sectionsOf(drafts: readonly Draft[], now: Instant, paused: boolean): Section[] {
  const rows = drafts
    .map((draft) => ({ draft, description: describeDraft(draft, now, paused), at: lastActivity(draft) }))
    .sort((a, b) => b.at - a.at || a.draft.id.localeCompare(b.draft.id));
  return ORDER.map((name) => ({
    name,
    title: TITLES[name],
    rows: rows.filter((row) => SECTION_OF[row.description.group] === name),
  })).filter((section) => section.rows.length > 0);
}

/** True while any row counts down seconds. */
export function isCounting(sections: readonly Section[]): boolean {
  return sections.some((section) => section.rows.some((row) => row.description.until !== null));
}

/** The name of a draft: its title, else the start of its text. */
export function titleOf(draft: Draft): string {
  const { text } = draft;
  const written = text.title.trim() || text.content.trim().split('\n', 1)[0]?.slice(0, 80);
  if (written) return written;
  return text.target.kind === 'append' ? `For “${text.target.articleTitle}”` : 'Untitled draft';
}

/** What changed between two states of the list, in a sentence for screen readers; null if nothing did. */
export function changesOf(before: ReadonlyMap<string, string>, sections: readonly Section[]): string | null {
  const changed = sections
    .flatMap((section) => section.rows)
    .filter(({ draft, description }) => {
      const was = before.get(draft.id);
      return was !== undefined && was !== description.headline;
    });
  const first = changed[0];
  if (!first) return null;
  if (changed.length === 1) return `${titleOf(first.draft)}: ${first.description.headline}.`;
  const sent = changed.filter((row) => row.description.group === 'sent').length;
  return sent === changed.length
    ? `${sent} drafts are in your world.`
    : `${changed.length} drafts changed; ${titleOf(first.draft)}: ${first.description.headline}.`;
}
