import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import type { Instant } from '../model/index.ts';
import { currentWindowId } from '../windows/index.ts';
import { PANEL_REQUEST_KEY } from './panel-request-key.ts';

const text = z.string().check(z.minLength(1), z.maxLength(200));
const place = z.discriminatedUnion('view', [
  /** `part`: the part to show or focus. */
  z.object({ view: z.literal('entry'), worldId: text, kind: text, id: text, part: z.optional(text) }),
  /** Several articles to change together. */
  z.object({
    view: z.literal('many'),
    worldId: text,
    ids: z.array(text).check(z.minLength(1), z.maxLength(200)),
  }),
  z.object({ view: z.literal('world'), worldId: text }),
  /** The search box; in this world, if one is named. */
  z.object({ view: z.literal('search'), worldId: z.optional(text) }),
  /** The drafts, to insert one into the active tab's editor. */
  z.object({ view: z.literal('drafts') }),
  /** Unlinked names in the active tab's editor. */
  z.object({ view: z.literal('links') }),
  /** The change history of an entry. */
  z.object({ view: z.literal('history'), worldId: text, kind: text, id: text }),
  /** The versions of an entry. */
  z.object({ view: z.literal('versions'), worldId: text, kind: text, id: text }),
  /** Renames an article in all texts of its world. */
  z.object({ view: z.literal('rename'), worldId: text, id: text }),
  /** What was written in a world. */
  z.object({ view: z.literal('progress'), worldId: text }),
  /** An import that is entered on World Anvil by hand. */
  z.object({ view: z.literal('entering'), into: text }),
  /** Names of the world in the page of a tab. */
  z.object({ view: z.literal('names'), tabId: z.int() }),
]);
const schema = z.object({ windowId: z.int(), at: z.number(), place });

/** What the side panel should show, as requested by a menu or a page shortcut. */
export type PanelRequest = z.infer<typeof place>;

/** Milliseconds. The panel of an older request couldn't be opened. */
const FRESH = 60_000;

/** Requests a view in a window's panel, which may still be opening. Call it when opening the panel, not before. */
export const requestInPanel = (windowId: number, target: PanelRequest): Promise<void> =>
  browser.storage.session.set({ [PANEL_REQUEST_KEY]: { windowId, at: Date.now(), place: target } });

/**
 * Calls the listener with each request for the panel of the current window, including one that is already
 * waiting, unless it is from before `since`. The window is looked up each time, because an opening page may not have one
 * yet and tabs move between windows. Returns a function that stops it.
 */
export function watchPanelRequests(listener: (place: PanelRequest) => void, since: Instant = 0): () => void {
  let isOver = false;
  const deliver = (raw: unknown): void => {
    const { data } = schema.safeParse(raw);
    if (!data || data.at < since || Math.abs(Date.now() - data.at) > FRESH) return;
    currentWindowId().then(
      (id) => {
        if (isOver || id !== data.windowId) return;
        void browser.storage.session.remove(PANEL_REQUEST_KEY);
        listener(data.place);
      },
      // The window is closing, so the request no longer matters.
      () => {},
    );
  };
  const onStorageChange = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    if (area === 'session') deliver(changes[PANEL_REQUEST_KEY]?.newValue);
  };
  browser.storage.onChanged.addListener(onStorageChange);
  void browser.storage.session.get(PANEL_REQUEST_KEY).then((stored) => deliver(stored[PANEL_REQUEST_KEY]));
  return () => {
    isOver = true;
    browser.storage.onChanged.removeListener(onStorageChange);
  };
}
