import { useEffect, useMemo, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { searchable } from '../../components/ui/index.ts';
import { focusWindow } from '../../lib/windows/index.ts';

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

/** Opens a page in the tab that the palette was opened from, or in a new one. Brings its window to the front. */
export async function showPage(url: string, where: 'there' | 'new', query: string): Promise<void> {
  const tabId = await openerTab(query);
  if (tabId === null) {
    await browser.tabs.create({ url });
    return;
  }
  const { windowId } = await browser.tabs.get(tabId);
  if (where === 'new') await browser.tabs.create({ url, ...(windowId !== undefined && { windowId }) });
  else await browser.tabs.update(tabId, { url, active: true });
  await focusWindow(windowId);
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
