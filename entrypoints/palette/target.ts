import { useEffect, useMemo, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { searchable } from '../../components/ui/index.ts';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { type PanelRequest, requestInPanel } from '../../lib/stored-state/index.ts';
import { focusWindow, openPanelElsewhere, openPanelFor } from '../../lib/windows/index.ts';

/** The minimum number of letters; fewer would match almost anything. */
const MIN_LETTERS = 2;

const wordsIn = (text: string): string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each typed word is a prefix of a word in one of the names. Empty text matches everything. Pure. */
export function matchesName(typed: string, ...names: readonly string[]): boolean {
  const begun = wordsIn(typed);
  if (typed.trim() === '') return true;
  const nameWords = names.flatMap(wordsIn);
  return (
    begun.join('').length >= MIN_LETTERS &&
    begun.every((one) => nameWords.some((word) => word.startsWith(one)))
  );
}

/** Tells the palette what a part of it offers for what was typed, by the labels of its buttons. */
export type Offer = (labels: readonly string[]) => void;

const PARTS = ['page', 'drafts', 'names'] as const;
type Part = (typeof PARTS)[number];

/** What the palette offers besides entries, in the order on screen, and how each part of it tells. */
export function useOffers(): [offered: readonly string[], offer: Readonly<Record<Part, Offer>>] {
  const [labels, setLabels] = useState<Readonly<Record<Part, readonly string[]>>>(NOTHING);
  const offer = useMemo(() => {
    const from = (part: Part) => (now: readonly string[]) =>
      setLabels((before) => ({ ...before, [part]: now }));
    return { page: from('page'), drafts: from('drafts'), names: from('names') };
  }, []);
  return [PARTS.flatMap((part) => labels[part]), offer];
}

const NOTHING: Readonly<Record<Part, readonly string[]>> = { page: [], drafts: [], names: [] };

/** Offers these labels until others follow. */
export function useOffer(offer: Offer, labels: readonly string[]): void {
  useEffect(() => offer(labels), [offer, labels.join('\n')]);
}

/**
 * The tab that the palette was opened from, which the background puts in the address; null if there is none any more.
 */
export async function openerTab(query: string): Promise<number | null> {
  const id = Number(new URLSearchParams(query).get('tab') ?? Number.NaN);
  if (!Number.isSafeInteger(id)) return null;
  return browser.tabs.get(id).then(
    // The tab was closed meanwhile.
    () => id,
    () => null,
  );
}

/** The tab that the palette was opened from, and its window. */
export interface Opener {
  tabId: number;
  windowId: number | undefined;
}

/** Null if the tab is gone. */
async function readOpener(): Promise<Opener | null> {
  const tabId = await openerTab(location.search);
  return tabId === null ? null : { tabId, windowId: (await browser.tabs.get(tabId)).windowId };
}

/** Null until it is known, and if the tab is gone. */
export function useOpener(): Opener | null {
  const [opener, setOpener] = useState<Opener | null>(null);
  useEffect(() => {
    readOpener().then(setOpener, reportAs('palette.findTab'));
  }, []);
  return opener;
}

/** Opens a page in a new tab of the window that the palette was opened over. Brings it to the front. */
export async function showPage(url: string): Promise<void> {
  const windowId = (await readOpener())?.windowId;
  await browser.tabs.create({ url, ...(windowId !== undefined && { windowId }) });
  await focusWindow(windowId);
}

/** Whether the panel is open beside that tab, or can be opened there. Only Firefox can't open it in another window. */
async function openBesideTab(opener: Opener) {
  const { windowId } = opener;
  if (!browser.sidebarAction?.isOpen || windowId === undefined) return openPanelFor(opener);
  const isBeside = await browser.sidebarAction.isOpen({ windowId });
  return isBeside ? { windowId, isBeside } : { ...(await openPanelElsewhere()), isBeside };
}

/**
 * Shows something in the panel beside the tab that the palette was opened from, and closes the palette. Called in a
 * click or key press: the browser opens the panel only then.
 * @param ask requests it in the panel of a window
 */
export async function showInPanel(ask: PanelRequest | ((windowId: number) => Promise<void>)): Promise<void> {
  const opener = await readOpener();
  // First, because the tab takes the focus, and then the panel beside it.
  if (opener) await toTab(opener.tabId);
  const opened = opener ? await openBesideTab(opener) : { ...(await openPanelElsewhere()), isBeside: false };
  const windowId = opened.windowId ?? opener?.windowId;
  if (windowId !== undefined)
    await (typeof ask === 'function' ? ask(windowId) : requestInPanel(windowId, ask));
  await closePalette();
}

/** Brings a tab and its window to the front. */
export async function toTab(tabId: number): Promise<void> {
  const { windowId } = await browser.tabs.update(tabId, { active: true });
  await focusWindow(windowId);
}

/** Closes the palette's tab, and with it the window that the background opened. */
export async function closePalette(): Promise<void> {
  const tab = await browser.tabs.getCurrent();
  if (tab?.id !== undefined) await browser.tabs.remove(tab.id);
}
