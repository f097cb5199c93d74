import { useEffect, useRef, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef, NameFinder, Searcher } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import {
  LONGEST_PAGE,
  NAMES_CSS,
  NAMES_GLOBAL,
  NAMES_PORT,
  type NamesReply,
  type NamesRequest,
} from '../../lib/worldpage/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { announce } from '../ui/index.ts';

const offset = z.int().check(z.gte(0), z.lte(LONGEST_PAGE));
const answer = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('read'),
    text: z.string().check(z.maxLength(LONGEST_PAGE)),
    next: z.nullable(offset),
    isCut: z.boolean(),
  }),
  z.object({ state: z.literal('marked'), counts: z.array(offset).check(z.maxLength(100_000)) }),
  z.object({ state: z.literal('shown') }),
  z.object({ state: z.literal('gone') }),
  z.object({ state: z.literal('left') }),
]);

/** Runs in the page, in our isolated world. It is serialized, so it can't use anything from this module. */
function callPageScript(name: string, request: NamesRequest): unknown {
  const handler: unknown = Reflect.get(globalThis, name);
  return typeof handler === 'function' ? handler(request) : null;
}

/** The page that is searched for names. */
interface MarkedPage {
  /** A page of one of the person's own worlds, which knows its names anyway. */
  isOwn: boolean;
  /** Null if the page has navigated or is gone. */
  ask(request: NamesRequest): Promise<NamesReply | null>;
  /** Removes all marks. */
  leave(): void;
}

/** Injects the script into a tab's page. Null if the browser doesn't allow it. */
async function enterPage(tabId: number): Promise<MarkedPage | null> {
  const target = { tabId };
  const css = { target, css: NAMES_CSS };
  try {
    await browser.scripting.executeScript({ target, files: ['/page-names.js'] });
    await browser.scripting.insertCSS(css);
  } catch {
    // The browser allows no scripts on this page; the caller says so.
    return null;
  }
  // The page's script removes its marks when this port closes with the panel.
  const port = browser.tabs.connect(tabId, { name: NAMES_PORT, frameId: 0 });
  const ask = async (question: NamesRequest): Promise<NamesReply | null> => {
    try {
      const [first] = await browser.scripting.executeScript({
        target,
        func: callPageScript,
        args: [NAMES_GLOBAL, question],
      });
      const parsed = answer.safeParse(first?.result);
      return parsed.success ? parsed.data : null;
    } catch {
      // The page was closed, or another one was opened in its tab.
      return null;
    }
  };
  const own = await request('page.isOwn', { tabId });
  return {
    isOwn: own.ok && own.value,
    ask,
    leave() {
      // Sent as well, because a script that an earlier release injected ignores the port.
      void ask({ do: 'leave' });
      port.disconnect();
      // The tab is gone, and its style sheet with it.
      void browser.scripting.removeCSS(css).catch(() => {});
    },
  };
}

/** An entry whose name occurs in a page. */
interface NamedEntry {
  ref: EntryRef;
  title: string;
  template: string | null;
  isPrivate: boolean;
  /** Positions in the page's text, flat: start, end, start, end. */
  places: number[];
}

/** Kinds whose titles a text may mention: the titles of secrets and images aren't names. */
const KINDS: ReadonlySet<string> = new Set(['article', 'statblock', 'category', 'manuscript']);
/** Names marked per page. */
export const MAX_PLACES = 5_000;

/** Finds names in consecutive chunks of text. `entries` lists the entries found so far, in text order. */
export class NameCollector {
  readonly entries: NamedEntry[] = [];
  readonly #byLocation = new Map<number, NamedEntry>();
  #places = 0;
  readonly #finder: NameFinder;
  readonly #searcher: Searcher;
  readonly #coversPrivate: boolean;

  constructor(finder: NameFinder, searcher: Searcher, coversPrivate: boolean) {
    this.#finder = finder;
    this.#searcher = searcher;
    this.#coversPrivate = coversPrivate;
  }

  get isFull(): boolean {
    return this.#places >= MAX_PLACES;
  }

  /** `from`: the chunk's offset in the page's text. */
  add(text: string, from: number): void {
    for (const { start, end, locations } of this.#finder.find(text, { limit: MAX_PLACES - this.#places })) {
      const entry = this.#entryAt(locations);
      if (!entry || text.slice(start, end).includes('\n')) continue;
      entry.places.push(from + start, from + end);
      this.#places++;
    }
  }

  /** The most likely of the entries that share a name. */
  #entryAt(locations: readonly number[]): NamedEntry | null {
    for (const location of locations) {
      const known = this.#byLocation.get(location);
      if (known) return known;
      const hit = this.#searcher.hit(location);
      if (!hit || !KINDS.has(hit.ref.kind) || hit.ref.id.startsWith('draft:')) continue;
      const covered = isPrivate(hit.ref.kind, hit);
      if (covered && this.#coversPrivate) continue;
      const { ref, title, template } = hit;
      const entry = { ref, title, template, isPrivate: covered, places: [] };
      this.#byLocation.set(location, entry);
      this.entries.push(entry);
      return entry;
    }
    return null;
  }
}

/** An entry, with the number of its marks in the page. */
export interface MarkedEntry extends NamedEntry {
  count: number;
  /** The index of its name in the page's script. */
  mark: number;
}

type NamesState =
  | { state: 'looking' }
  | { state: 'closed' }
  /** `isCut`: the page has more text, or more names, than the limits allow. */
  | { state: 'here'; entries: readonly MarkedEntry[]; isCut: boolean; isMarked: boolean };

const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function findNames(
  page: MarkedPage,
  worldIndex: WorldIndex,
  coversPrivate: boolean,
): Promise<NamesState> {
  const finder = await worldIndex.library.names(worldIndex.worldId);
  const collector = new NameCollector(finder, worldIndex.searcher, coversPrivate);
  let isCut = false;
  let from = 0;
  for (let next: number | null = 0; next !== null && !collector.isFull; await yieldToPage()) {
    const read = await page.ask(next === 0 ? { do: 'read' } : { do: 'more', from: next });
    if (read?.state !== 'read') return { state: 'closed' };
    collector.add(read.text, from);
    isCut ||= read.isCut;
    next = read.next;
    from = next ?? from;
  }
  const { entries } = collector;
  const marked = await page.ask({
    do: 'mark',
    names: entries.map(({ places }) => places),
    isSeen: page.isOwn,
  });
  if (marked?.state !== 'marked') return { state: 'closed' };
  const counted = entries.map((entry, at) => ({ ...entry, mark: at, count: marked.counts[at] ?? 0 }));
  const isHere = counted.filter(({ count }) => count > 0);
  return { state: 'here', entries: isHere, isCut: isCut || collector.isFull, isMarked: page.isOwn };
}

export const describeCount = (count: number): string => t('names.found', { count });

interface NameSearch {
  now: NamesState;
  refresh: () => void;
  /** Marks the names in a page that isn't the person's own, whose scripts can see the marks. */
  mark: () => void;
  /** Scrolls the page to one of an entry's places, counted from 0. */
  show: (entry: MarkedEntry, place: number) => void;
}

/** Finds the names in a tab's page, at once and on request, and marks them while this is mounted. */
export function useNames(worldIndex: WorldIndex, tabId: number): NameSearch {
  const [now, setNow] = useState<NamesState>({ state: 'looking' });
  const [attempt, setAttempt] = useState(0);
  const page = useRef<MarkedPage | null>(null);
  const { isCovered } = useScreenShare();
  const latestIndex = useRef(worldIndex);
  latestIndex.current = worldIndex;
  useEffect(() => {
    let isCanceled = false;
    setNow({ state: 'looking' });
    const refresh = async () => {
      const entered = await enterPage(tabId);
      if (isCanceled) return entered?.leave();
      page.current = entered;
      const found = entered
        ? await findNames(entered, latestIndex.current, isCovered)
        : { state: 'closed' as const };
      if (isCanceled) return;
      setNow(found);
      if (found.state === 'here') announce(describeCount(found.entries.length));
    };
    void refresh().catch(() => !isCanceled && setNow({ state: 'closed' }));
    return () => {
      isCanceled = true;
      page.current?.leave();
      page.current = null;
    };
  }, [tabId, attempt, isCovered]);
  return {
    now,
    mark: () =>
      void page.current?.ask({ do: 'reveal' }).then((answer) => {
        if (answer?.state === 'shown')
          setNow((before) => (before.state === 'here' ? { ...before, isMarked: true } : before));
      }),
    refresh: () => setAttempt((before) => before + 1),
    show: (entry, place) => void page.current?.ask({ do: 'show', name: entry.mark, place }),
  };
}
