import { type MessageId, t } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import {
  type Description,
  type Draft,
  describe as describeDraft,
  isOfSample,
  type Obstacle,
  type OutboxGroup,
  type SendingConditions,
} from '../../lib/outbox/index.ts';
import type { IconName } from '../ui/index.ts';

export const GROUP_ICONS: Record<OutboxGroup, IconName> = {
  editing: 'edit',
  waiting: 'clock',
  sending: 'send',
  checking: 'search',
  sent: 'check',
  done: 'check',
  attention: 'alert',
  binned: 'bin',
};

type SectionName = 'attention' | 'writing' | 'underway' | 'sent' | 'done' | 'bin';

export interface Row {
  draft: Draft;
  description: Description;
}

export interface Section {
  name: SectionName;
  rows: Row[];
}

const SECTION_OF: Record<OutboxGroup, SectionName> = {
  attention: 'attention',
  editing: 'writing',
  waiting: 'underway',
  sending: 'underway',
  checking: 'underway',
  sent: 'sent',
  done: 'done',
  binned: 'bin',
};

export const SECTION_TITLES = {
  attention: 'outbox.sectionAttention',
  writing: 'common.drafts',
  underway: 'outbox.sectionWaiting',
  sent: 'outbox.sectionSent',
  done: 'outbox.sectionDone',
  bin: 'outbox.sectionBin',
} as const satisfies Record<SectionName, MessageId>;
const ORDER: readonly SectionName[] = ['attention', 'writing', 'underway', 'sent', 'done', 'bin'];

/** When something last happened to a draft. */
export function lastActivity(draft: Draft): Instant {
  return 'at' in draft.delivery ? Math.max(draft.delivery.at, draft.updatedAt) : draft.updatedAt;
}

/** The drafts by section, newest first; empty sections are left out. */
export function sectionsOf(
  drafts: readonly Draft[],
  now: Instant,
  obstacle: Obstacle | null,
  conditions: SendingConditions = {},
): Section[] {
  const rows = drafts
    .map((draft) => ({
      draft,
      description: isOfSample(draft)
        ? describeDraft(draft, now, null)
        : describeDraft(draft, now, obstacle, conditions),
      at: lastActivity(draft),
    }))
    .sort((a, b) => b.at - a.at || a.draft.id.localeCompare(b.draft.id));
  return ORDER.map((name) => ({
    name,
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
  return text.target.kind === 'append'
    ? t('capture.forArticle', { article: text.target.articleTitle })
    : t('outbox.untitled');
}

/** What changed between two states of the list, in a sentence for screen readers; null if nothing did. */
export function changesOf(before: ReadonlyMap<string, string>, sections: readonly Section[]): string | null {
  const changed = sections
    .flatMap((section) => section.rows)
    .filter(({ draft, description }) => {
      const was = before.get(draft.id);
      return was !== undefined && was !== t(description.headline);
    });
  const first = changed[0];
  if (!first) return null;
  const [name, state] = [titleOf(first.draft), t(first.description.headline)];
  if (changed.length === 1) return t('common.labelAndValue', { label: name, value: state });
  const sent = changed.filter((row) => row.description.group === 'sent').length;
  return sent === changed.length
    ? t('outbox.manySent', { count: sent })
    : t('outbox.manyChanged', { count: changed.length, name, state });
}
