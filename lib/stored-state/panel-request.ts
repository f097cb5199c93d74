import browser from 'webextension-polyfill';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1), z.maxLength(200));
const place = z.discriminatedUnion('view', [
  /** `part`: what of it is wanted in sight, or in hand. */
  z.object({ view: z.literal('entry'), worldId: text, kind: text, id: text, part: z.optional(text) }),
  /** Several articles that are to be changed together. */
  z.object({
    view: z.literal('many'),
    worldId: text,
    ids: z.array(text).check(z.minLength(1), z.maxLength(200)),
  }),
  /** A world itself. */
  z.object({ view: z.literal('world'), worldId: text }),
  /** The names in the editor beside that are not linked yet. */
  z.object({ view: z.literal('links') }),
  /** What was changed of a thing. */
  z.object({ view: z.literal('history'), worldId: text, kind: text, id: text }),
  /** The world's names in the text of the page beside. */
  z.object({ view: z.literal('names'), tabId: z.int() }),
]);
const schema = z.object({ windowId: z.int(), at: z.number(), place });

/** Where the side panel is to go, because a menu or a page's shortcut asked for it. */
export type PanelRequest = z.infer<typeof place>;

const KEY = 'panel.wanted';
/** An older request is ignored: its panel could not be opened then. Long enough for a slow machine. Milliseconds. */
const FRESH = 60_000;

/** Asks the panel of a window to show a place, as soon as it is there. Called with the opening of the panel, not before it. */
export const requestInPanel = (windowId: number, wanted: PanelRequest): Promise<void> =>
  browser.storage.session.set({ [KEY]: { windowId, at: Date.now(), place: wanted } });

/**
 * Calls back with each place that is asked of the panel of the window that this page stands in, one that waits already
 * included. Which window that is, is looked at with each: a page that is just being opened may stand in none yet, and
 * a tab goes from one to another. Returns how to stop.
 */
export function watchPanelRequests(listener: (place: PanelRequest) => void): () => void {
  let isOver = false;
  const take = (raw: unknown): void => {
    const { data } = schema.safeParse(raw);
    if (!data || Math.abs(Date.now() - data.at) > FRESH) return;
    browser.windows.getCurrent().then(
      ({ id }) => {
        if (isOver || id !== data.windowId) return;
        void browser.storage.session.remove(KEY);
        listener(data.place);
      },
      // A window that is just closing has no name: nothing is wanted of it.
      () => {},
    );
  };
  const changed = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    if (area === 'session') take(changes[KEY]?.newValue);
  };
  browser.storage.onChanged.addListener(changed);
  void browser.storage.session.get(KEY).then((stored) => take(stored[KEY]));
  return () => {
    isOver = true;
    browser.storage.onChanged.removeListener(changed);
  };
}
