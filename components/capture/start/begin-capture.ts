// This folder makes a draft of what is captured: it reads the page in front, compares it with earlier drafts, and chooses
// what the new draft starts with.

import { type Clip, LONGEST_DRAFT, restrictedPage } from '../../../lib/capture/index.ts';
import { type Message, message } from '../../../lib/i18n/index.ts';
import { escapeMarkup } from '../../../lib/markup/index.ts';
import type { PendingCapture } from '../../../lib/messaging/index.ts';
import type { Captured, Draft } from '../../../lib/outbox/index.ts';
import type { DraftStore } from '../store/draft-store-state.ts';
import { capturedFrom, capturedLink, capturedWords } from './captured.ts';
import {
  hasUnsent,
  leftOpen,
  mayRepeat,
  reopened,
  replacedBy,
  type ShownInstead,
  showLatest,
  startedFrom,
} from './earlier-drafts.ts';
import { type DraftDefaults, initialDraft } from './initial-draft.ts';
import type { PageInFront } from './page.ts';

/** How the popup got its draft. */
export type CaptureOutcome =
  | { kind: 'reading' }
  /** `drafts`: the number of drafts that were created. */
  | { kind: 'captured'; what: 'selection' | 'page' | 'link'; drafts: number; replaced: Replaced | null }
  /** `instead`: null if the draft is what a capture would make. */
  | { kind: 'reopened'; instead: ShownInstead | null }
  /** A draft that the address names, or that the user started or chose in this popup. */
  | { kind: 'asked' }
  /** World Anvil's page with a whole world on it. Nobody wants all of it as one draft. */
  | { kind: 'export'; tabId: number }
  /** Nothing could be read. `sentence` gives the reason. */
  | { kind: 'nothing'; sentence: Message };

/** Untouched captures of the same page that made room for this one. */
export interface Replaced {
  /** The draft that replaced them. */
  draftId: string;
  /** Brings them back beside it. */
  keepBoth: () => Promise<void>;
}

/** The dependencies of `beginCapture`. */
export interface CaptureContext {
  draftStore: DraftStore;
  page: PageInFront | null;
  pending: Promise<PendingCapture | null>;
  read: (tabId: number) => Promise<Clip | null>;
  /** Whether an address is that of one of World Anvil’s editors. */
  isEditor: (url: string | undefined) => Promise<boolean>;
  isExport: (url: string | undefined) => Promise<boolean>;
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
 * reopens its draft. Text typed in the meantime is kept. Once a draft is shown, no other takes its place.
 */
export async function beginCapture(context: CaptureContext): Promise<void> {
  const { page, pending, onOutcome } = context;
  const instead = await insteadOfCapture(context);
  if (instead) return onOutcome(instead);

  const restricted = restrictedPage(page?.url);
  const readable = restricted ? null : page;
  const provisional = showProvisional(context, readable);
  onOutcome({ kind: 'reading' });
  const [asked, clip] = await Promise.all([
    pending,
    readable ? context.read(readable.tabId) : Promise.resolve(null),
  ]);
  const found = page && capturedOf(page, asked, clip);
  if (found) return onOutcome(await keepCapture(context, page, found, provisional));
  showWithoutCapture(context, readable);
  onOutcome({ kind: 'nothing', sentence: restricted?.sentence ?? UNREADABLE });
}

/** What the popup does instead of capturing the page: shows the draft that is wanted, or offers to read an export. */
async function insteadOfCapture(context: CaptureContext): Promise<CaptureOutcome | null> {
  const { draftStore, page, pending, asked } = context;
  const { all, drafts } = draftStore.state();
  if (asked != null && all?.some(({ id }) => id === asked)) {
    draftStore.show(asked);
    return { kind: 'asked' };
  }
  const hasSelection = async () => Boolean((await pending)?.selectionText.trim());
  // The text of an editor is on World Anvil already. What its person wants there is a draft to insert.
  const isFree = () => all !== null && drafts.length > 0 && draftStore.activeId() === null;
  if (isFree() && (await context.isEditor(page?.url)) && !(await hasSelection()) && isFree()) {
    showLatest(draftStore);
    return { kind: 'asked' };
  }
  if (page && (await context.isExport(page.url)) && !(await hasSelection()))
    return { kind: 'export', tabId: page.tabId };
  return null;
}

const emptyDraft = ({ draftDefaults, page }: CaptureContext): Draft =>
  initialDraft(null, null, draftDefaults(), page?.title);

/**
 * Shows an empty draft for the capture to fill, and returns what is shown. Shows nothing if an earlier draft of the page
 * may take its place. Null then, and if a draft was started before: that one stays.
 */
function showProvisional(context: CaptureContext, page: PageInFront | null): Draft | null {
  const { draftStore } = context;
  if (draftStore.activeId() !== null) return null;
  const { drafts } = draftStore.state();
  const mayReopen = page && (leftOpen(drafts, lastShownOn(context, page)) || mayRepeat(drafts, page.url));
  if (page && !mayReopen) draftStore.showProvisional(emptyDraft(context));
  return draftStore.state().draft;
}

/** Shows the draft that was open for this page, an empty one, or the latest one, unless a draft is shown already. */
function showWithoutCapture(context: CaptureContext, page: PageInFront | null): void {
  const { draftStore } = context;
  if (draftStore.activeId() !== null) return;
  const left = page && leftOpen(draftStore.state().drafts, lastShownOn(context, page));
  if (left) draftStore.show(left.id);
  else if (page) draftStore.showProvisional(emptyDraft(context));
  else showLatest(draftStore);
}

/** Keeps what was captured in new drafts, or shows the draft that has it already. */
async function keepCapture(
  context: CaptureContext,
  page: PageInFront,
  found: FoundCapture,
  provisional: Draft | null,
): Promise<CaptureOutcome> {
  const { draftStore } = context;
  const { captured, what } = found;
  const others = draftStore.state().drafts.filter(({ id }) => id !== provisional?.id);
  const last = lastShownOn(context, page);
  // No selection: continue the draft that was last open for this page.
  const again = (what === 'page' ? leftOpen(others, last) : null) ?? reopened(others, captured, last);
  // The user has opened another draft, so this page isn't wanted. A selection is kept anyway, behind that draft.
  if (hasLeft(draftStore, provisional) && (what === 'page' || again)) return { kind: 'asked' };
  if (!again || provisional !== null) return keepAsNew(context, found, provisional);
  draftStore.show(again.id);
  const from = what === 'page' ? startedFrom(again, captured) : 'page';
  if (from === 'page') return { kind: 'reopened', instead: null };
  const capturePage = () => captureInstead(context, found, again);
  return { kind: 'reopened', instead: { from, draftId: again.id, capturePage: onlyOnce(capturePage) } };
}

/** Captures the page although an earlier draft is shown, which is kept. If another draft has the page, shows that. */
async function captureInstead(context: CaptureContext, found: FoundCapture, shown: Draft): Promise<void> {
  const { draftStore, onOutcome } = context;
  const same = draftStore.state().drafts.find((draft) => hasUnsent(draft, found.captured));
  if (same) {
    draftStore.show(same.id);
    return onOutcome({ kind: 'reopened', instead: null });
  }
  // It is kept from now on: the capture doesn’t take its place.
  if (draftStore.activeId() === shown.id) draftStore.type({});
  onOutcome(await keepAsNew(context, found, null, shown));
}

function onlyOnce(run: () => Promise<void>): () => Promise<void> {
  let first: Promise<void> | null = null;
  return () => (first ??= run());
}

/**
 * Keeps what was captured in new drafts.
 * @param provisional an empty draft to fill; null if there is none
 * @param shown the draft on the screen that the capture may follow
 */
async function keepAsNew(
  { draftStore, draftDefaults, suggest }: CaptureContext,
  { captured: whole, what }: FoundCapture,
  provisional: Draft | null,
  shown: Draft | null = provisional,
): Promise<CaptureOutcome> {
  const [captured, ...more] = await partsIn(whole);
  const template = what === 'link' ? null : await suggest(captured);
  const fresh = initialDraft(captured, template, draftDefaults());
  const { drafts } = draftStore.state();
  const missing = more.filter((part) => !drafts.some((draft) => hasUnsent(draft, part)));
  const later = missing.map((part, at) => beginPart(part, fresh, draftDefaults(), at + 1));
  const count = 1 + more.length;
  // Store the first part last: if the window dies in between, the next capture finds it missing and starts over.
  if (hasLeft(draftStore, shown)) {
    await draftStore.addBehind([...later, { ...fresh, touched: true }]);
    return { kind: 'captured', what, drafts: count, replaced: null };
  }
  if (provisional) await draftStore.fillProvisional(provisional, fresh, later);
  else await draftStore.add(later.length > 0 ? { ...fresh, touched: true } : fresh, later);
  const stay = draftStore.state().drafts;
  const gone = replacedBy(drafts, captured).filter(({ id }) => !stay.some((draft) => draft.id === id));
  const replaced =
    gone.length === 0
      ? null
      : {
          draftId: provisional?.id ?? fresh.id,
          keepBoth: () => draftStore.keepAfterAll(gone.map(({ id }) => id)),
        };
  return { kind: 'captured', what, drafts: count, replaced };
}

/** Whether the user has opened another draft than the provisional one. */
function hasLeft(draftStore: DraftStore, provisional: Draft | null): boolean {
  const front = draftStore.activeId();
  return front !== null && front !== provisional?.id;
}

/** The draft that was last shown for this page. */
const lastShownOn = ({ lastShown }: CaptureContext, { url }: PageInFront): string | null =>
  url === undefined ? null : lastShown(url);

/** Most captures fit in one draft; the code that splits the others loads on demand. */
async function partsIn(captured: Captured): Promise<[Captured, ...Captured[]]> {
  if (captured.content.length <= LONGEST_DRAFT) return [captured];
  const { splitCapture } = await import('./split-capture.ts');
  const [first, ...more] = splitCapture(captured, LONGEST_DRAFT);
  return [first ?? captured, ...more];
}

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

interface FoundCapture {
  captured: Captured;
  what: 'selection' | 'page' | 'link';
}

/** Prefers a link that was clicked, then the page's text, then the words that the context menu passed. */
function capturedOf(page: PageInFront, left: PendingCapture | null, clip: Clip | null): FoundCapture | null {
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
