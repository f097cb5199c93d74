import type { MessageId } from '../../../lib/i18n/index.ts';
import type { Captured, Draft } from '../../../lib/outbox/index.ts';
import type { DraftStore } from '../store/draft-store-state.ts';
import { isLaterPart, kindOfCapture, pageOf } from './captured.ts';

/** An earlier draft that is shown instead of a capture of the page, although it isn't one of the page itself. */
export interface ShownInstead {
  from: 'selection' | 'link' | 'elsewhere';
  draftId: string;
  /** Captures the page into a draft of its own. The earlier one stays. */
  capturePage: () => Promise<void>;
}

/** What is said of such a draft. */
export const STARTED_FROM = {
  selection: 'capture.startedFromSelection',
  link: 'capture.startedFromLink',
  elsewhere: 'capture.startedElsewhere',
} as const satisfies Record<ShownInstead['from'], MessageId>;

/** What a draft was started from, as seen from a page: the page itself, a part of it, a link to it, or something else. */
export function startedFrom({ origin }: Draft, page: Captured): 'page' | ShownInstead['from'] {
  if (!origin || !isSamePage(origin, page)) return 'elsewhere';
  return kindOfCapture(origin.clipKey) ?? 'elsewhere';
}

const isSamePage = (one: Captured | Draft['origin'], other: Captured): boolean =>
  one !== null && pageOf(one.source.url) === pageOf(other.source.url);

const isUnsent = ({ delivery }: Draft): boolean => delivery.state === 'editing';

/** Whether the draft has exactly this capture and wasn't sent. */
export const hasUnsent = (draft: Draft, { clipKey }: Captured): boolean =>
  isUnsent(draft) && draft.origin?.clipKey === clipKey;

/**
 * The unsent draft that this capture repeats: one of the same selection, or without a selection one of the same page.
 * If there are several, the one that was last shown for the page, else the newest.
 */
export function reopened(
  drafts: readonly Draft[],
  captured: Captured,
  lastShown: string | null,
): Draft | null {
  const wholePage = kindOfCapture(captured.clipKey) === 'page';
  const same = drafts.filter(
    (draft) =>
      hasUnsent(draft, captured) ||
      (wholePage &&
        isUnsent(draft) &&
        draft.origin !== null &&
        !isLaterPart(draft.origin.clipKey) &&
        isSamePage(draft.origin, captured)),
  );
  return same.find(({ id }) => id === lastShown) ?? newestOf(same);
}

const newestOf = (drafts: readonly Draft[]): Draft | null =>
  drafts.reduce<Draft | null>(
    (newest, draft) => (newest && newest.updatedAt > draft.updatedAt ? newest : draft),
    null,
  );

/** The draft that was last shown for this page, if something was typed into it. */
export function leftOpen(drafts: readonly Draft[], lastShown: string | null): Draft | null {
  return drafts.find((draft) => draft.id === lastShown && draft.touched && isUnsent(draft)) ?? null;
}

/** Whether a draft was captured on this host. If so, the capture of a page there could repeat it. */
export function mayRepeat(drafts: readonly Draft[], url: string | undefined): boolean {
  const host = hostOf(url);
  return drafts.some(
    (draft) => isUnsent(draft) && draft.origin !== null && hostOf(draft.origin.source.url) === host,
  );
}

const hostOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : null;

/** The untouched captures of other selections on the page, which make room for one more. */
export function replacedBy(drafts: readonly Draft[], captured: Captured): Draft[] {
  if (kindOfCapture(captured.clipKey) !== 'selection') return [];
  return drafts.filter(
    (draft) =>
      !draft.touched &&
      isUnsent(draft) &&
      startedFrom(draft, captured) === 'selection' &&
      !hasUnsent(draft, captured),
  );
}

export function showLatest(draftStore: DraftStore): void {
  draftStore.show(newestOf(draftStore.state().drafts)?.id ?? null);
}
