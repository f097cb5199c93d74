import { useEffect, useRef } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { type MessageId, t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { Draft } from '../../lib/outbox/index.ts';
import { SAMPLE_WORLD_ID } from '../../lib/sample-world/index.ts';
import type { PanelRequest, WorldSource } from '../../lib/stored-state/index.ts';
import { openPanelFor, type PanelPlace } from '../../lib/windows/index.ts';

export const loadStored = () => import('./stored.ts');

const SOURCES = {
  account: 'localWorlds.connected',
  sample: 'localWorlds.sample',
  export: 'localWorlds.export',
} as const satisfies Record<WorldSource, MessageId>;

/** Where a world comes from, in a word, beside its name in lists of worlds. */
export const sourceName = (source: WorldSource): string => t(SOURCES[source]);

export async function readPlace(): Promise<PanelPlace> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return { windowId: tab?.windowId, tabId: tab?.id };
}

/**
 * Opens the panel with the focus in its search box, in a world if one is named, or at what is asked for. Call it in a click, before anything is
 * awaited: the browser allows it only then.
 */
export function usePanelOpener(): (ask?: WorldId | PanelRequest | null) => Promise<void> {
  const place = useRef<PanelPlace>({ windowId: undefined });
  useEffect(() => {
    const read = readPlace().then((now) => {
      place.current = now;
    });
    detach(read, 'localWorlds.readPlace');
  }, []);
  return async (ask) => {
    const isPanel = location.pathname === '/sidepanel.html';
    const { windowId } = isPanel ? place.current : await openPanelFor(place.current);
    if (windowId !== undefined) await askPanel(windowId, ask);
  };
}

export async function askPanel(
  windowId: number,
  ask: WorldId | PanelRequest | null | undefined,
): Promise<void> {
  if (!ask) return;
  const request: PanelRequest = typeof ask === 'string' ? { view: 'search', worldId: ask } : ask;
  await (await loadStored()).requestInPanel(windowId, request);
}

/** What the panel shows of a draft that was saved in the sample world, which has no pages; null for other drafts. */
export function sampleEntry({ delivery, text }: Draft): PanelRequest | null {
  if (text.worldId !== SAMPLE_WORLD_ID || !('articleId' in delivery)) return null;
  return { view: 'entry', worldId: SAMPLE_WORLD_ID, kind: 'article', id: delivery.articleId };
}
