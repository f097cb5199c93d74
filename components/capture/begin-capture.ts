import { type Clip, LONGEST_DRAFT, restrictedPage } from '../../lib/capture/index.ts';
import { type Message, message } from '../../lib/i18n/index.ts';
import { escapeMarkup } from '../../lib/markup/index.ts';
import type { PendingCapture } from '../../lib/messaging/index.ts';
import type { Captured, Draft } from '../../lib/outbox/index.ts';
import { capturedFrom, capturedLink, capturedWords, reopened } from './captured.ts';
import type { DraftStore } from './draft-store-state.ts';
import { type DraftDefaults, initialDraft } from './initial-draft.ts';
import type { PageInFront } from './page.ts';

/** How the popup got its draft. */
export type CaptureOutcome =
  | { kind: 'reading' }
  /** `drafts`: the number of drafts that were created. */
  | { kind: 'captured'; what: 'selection' | 'page' | 'link'; drafts: number }
  | { kind: 'reopened' }
  /** A draft that the address names, or that the user started or chose in this popup. */
  | { kind: 'asked' }
  /** Nothing could be read. `sentence` gives the reason. */
  | { kind: 'nothing'; sentence: Message };

/** Explains why there are several drafts. Null if there is one. */
export function sentenceOfParts({
  what,
  drafts: count,
}: Extract<CaptureOutcome, { kind: 'captured' }>): Message | null {
  if (count === 1) return null;
  return what === 'page'
    ? message('capture.longPage', { count })
    : message('capture.longSelection', { count });
}

/** The dependencies of `beginCapture`. */
export interface CaptureContext {
  draftStore: DraftStore;
  page: PageInFront | null;
  pending: Promise<PendingCapture | null>;
  read: (tabId: number) => Promise<Clip | null>;
  /** The template that clearly fits a capture, or null. */
  suggest: (captured: Captured) => Promise<string | null>;
  draftDefaults: () => DraftDefaults;
  onOutcome: (opening: CaptureOutcome) => void;
  /** The id of the draft that was last shown for this page. */
  lastShown: (pageUrl: string) => string | null;
  /** The id of the draft that the address names. */
  asked?: string | null;
}

const UNREADABLE = message('capture.unreadable');

/**
 * Starts a draft when the popup opens: an empty form first, then the text of the page. Capturing the same text again
 * reopens its draft. Text typed in the meantime is kept.
 */
export async function beginCapture(context: CaptureContext): Promise<void> {
  const { draftStore, page, pending, onOutcome, draftDefaults, asked: askedId } = context;
  if (askedId != null && draftStore.state().all?.some(({ id }) => id === askedId)) {
    draftStore.show(askedId);
    return onOutcome({ kind: 'asked' });
  }
  const restricted = restrictedPage(page?.url);
  // A draft that was started before the page was read stays on the screen.
  const isBegun = draftStore.activeId() !== null;
  if (!isBegun && page && !restricted)
    draftStore.showProvisional(initialDraft(null, null, draftDefaults(), page.title));
  else if (!isBegun) showLatest(draftStore);
  const base = isBegun ? null : draftStore.state().draft;
  onOutcome({ kind: 'reading' });

  const [asked, clip] = await Promise.all([
    pending,
    page && !restricted ? context.read(page.tabId) : Promise.resolve(null),
  ]);
  const found = page && capturedOf(page, asked, clip);
  if (!found) return onOutcome({ kind: 'nothing', sentence: restricted?.sentence ?? UNREADABLE });

  const { what } = found;
  const [captured, ...more] = await partsIn(found.captured);
  const { drafts } = draftStore.state();
  const front = draftStore.activeId();
  // The user has opened another draft, so this page isn't wanted. A selection is kept anyway.
  if (what === 'page' && front !== null && front !== base?.id) return onOutcome({ kind: 'asked' });
  // No selection: continue the draft that was last open for this page.
  const left = what === 'page' && page.url !== undefined ? context.lastShown(page.url) : null;
  const leftOpen = drafts.find(
    ({ id, delivery, touched }) => id === left && touched && delivery.state === 'editing',
  );
  const again = leftOpen ?? reopened(drafts, captured);
  const typedInto =
    base !== null && draftStore.state().drafts.some(({ id, touched }) => id === base.id && touched);
  const hasProvisional = base !== null && !restricted;
  if (again && !(hasProvisional && typedInto)) {
    draftStore.show(again.id);
    return onOutcome({ kind: 'reopened' });
  }
  const fresh = initialDraft(
    captured,
    what === 'link' ? null : await context.suggest(captured),
    draftDefaults(),
  );
  const missing = more.filter((part) => !drafts.some((draft) => isUnsent(draft, part)));
  const later = missing.map((part, at) => beginPart(part, fresh, draftDefaults(), at + 1));
  // Store the first part last: if the window dies in between, the next capture finds it missing and starts over.
  if (hasProvisional && typedInto && base) {
    await draftStore.addBehind(later);
    await draftStore.fillProvisional(base, fresh);
  } else await draftStore.add(later.length > 0 ? { ...fresh, touched: true } : fresh, later);
  onOutcome({ kind: 'captured', what, drafts: 1 + more.length });
}

/** Most captures fit in one draft; the code that splits the others loads on demand. */
async function partsIn(captured: Captured): Promise<[Captured, ...Captured[]]> {
  if (captured.content.length <= LONGEST_DRAFT) return [captured];
  const { splitCapture } = await import('./split-capture.ts');
  const [first, ...more] = splitCapture(captured, LONGEST_DRAFT);
  return [first ?? captured, ...more];
}

const isUnsent = ({ delivery, origin }: Draft, { clipKey }: Captured): boolean =>
  delivery.state === 'editing' && origin?.clipKey === clipKey;

/** A later part has the first one's target, and stays until the user sends or discards it. */
function beginPart(part: Captured, first: Draft, draftDefaults: DraftDefaults, at: number): Draft {
  const draft = initialDraft(part, null, draftDefaults);
  const { target, fields } = first.text;
  return {
    ...draft,
    touched: true,
    createdAt: first.createdAt + at,
    text: { ...draft.text, target, fields },
  };
}

function showLatest(draftStore: DraftStore): void {
  const latest = draftStore
    .state()
    .drafts.reduce<{ id: string; updatedAt: number } | null>(
      (newest, draft) => (newest && newest.updatedAt > draft.updatedAt ? newest : draft),
      null,
    );
  draftStore.show(latest?.id ?? null);
}

/** Prefers a link that was clicked, then the page's text, then the words that the context menu passed. */
function capturedOf(
  page: PageInFront,
  left: PendingCapture | null,
  clip: Clip | null,
): { captured: Captured; what: 'selection' | 'page' | 'link' } | null {
  const now = Date.now();
  const ours = left && left.tabId === page.tabId ? left : null;
  if (ours?.linkUrl) return { captured: capturedLink(ours.linkUrl, ours.selectionText, now), what: 'link' };
  const words = ours?.selectionText.trim() ?? '';
  const isEmpty = clip?.kind === 'page' && clip.markup.trim() === '' && clip.facts.length === 0;
  if (clip && !isEmpty && (clip.kind === 'selection' || !words))
    return { captured: capturedFrom(clip), what: clip.kind };
  if (!words) return null;
  const url = ours?.frameUrl ?? ours?.pageUrl ?? page.url ?? '';
  const content = escapeMarkup(words);
  return {
    captured: capturedWords({ url, title: page.title }, { text: words, content }, now),
    what: 'selection',
  };
}
