import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach, reportAs } from '../../../lib/diagnostics/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { ENTRY_KINDS, type EntryRef, openLibrary } from '../../../lib/library/index.ts';
import { CHANGED_KINDS, type Instant, VERSIONED_KINDS, type WorldId } from '../../../lib/model/index.ts';
import { PANEL_REQUEST_KEY, type PanelRequest } from '../../../lib/stored-state/index.ts';
import { followedTab, openPalette } from '../../../lib/windows/index.ts';
import { openPage } from '../../search/index.ts';
import { announce, dismissToast, showToast } from '../../ui/index.ts';
import type { Route } from './route.ts';

/** Opens the World Anvil page of an entry that is known only by its id. Resolves to an error message, or null. */
export async function openInTab(
  worldId: WorldId,
  ref: EntryRef,
  platform: string | null,
): Promise<string | null> {
  const [entry] = await (await openLibrary()).entries(worldId, [ref]);
  return openPage(
    { ref, title: entry?.title ?? 'this', template: entry?.template ?? null, url: entry?.url ?? null },
    platform,
  );
}

/** Long enough to read it; it says nothing that has to be done. */
const SHOWN_MS = 12_000;

/** Says why the panel is in a window or tab of its own, if the browser refused to show it beside the page. */
export function explainOwnWindow(query: string): void {
  if (!new URLSearchParams(query).has('instead')) return;
  const content = t('panel.instead');
  const id = 'instead';
  showToast({ id, tone: 'plain', content, displayMs: SHOWN_MS, onClose: () => dismissToast(id) });
  announce(content);
}

/** Milliseconds in which a browser gives the focus to a panel that it has opened. */
const FOCUSED_WITHIN = 700;

/** Opens the palette if the browser leaves the focus in the page, where the next letters would go. */
export function focusOrPalette(): void {
  const check = async () => {
    if (!document.hasFocus()) await openPalette((await followedTab())?.tabId);
  };
  setTimeout(() => detach(check(), 'panel.checkFocus'), FOCUSED_WITHIN);
}

/** The route that a request names; null for the search box, wherever the panel is. */
function routeFor(requested: PanelRequest): Route | null {
  if (requested.view === 'search')
    return requested.worldId === undefined ? null : { view: 'home', typed: '', worldId: requested.worldId };
  if (requested.view === 'drafts') return { view: 'home', typed: '', part: 'drafts' };
  if (requested.view === 'history') {
    const { worldId, id } = requested;
    const kind = CHANGED_KINDS.find((one) => one === requested.kind);
    return { view: 'history', worldId, of: kind ? { worldId, kind, id } : null };
  }
  if (requested.view === 'versions') {
    const { worldId, id } = requested;
    const kind = VERSIONED_KINDS.find((one) => one === requested.kind);
    return { view: 'versions', worldId, of: kind ? { kind, id } : null };
  }
  if (requested.view === 'rename') {
    const { view, worldId, id } = requested;
    return { view, worldId, of: { kind: 'article', id } };
  }
  if (requested.view !== 'entry') return requested;
  const kind = ENTRY_KINDS.find((one) => one === requested.kind);
  if (!kind) return { view: 'home', typed: '', worldId: requested.worldId };
  return { view: 'entry', worldId: requested.worldId, ref: { kind, id: requested.id }, part: requested.part };
}

/**
 * Follows requests of menus and page shortcuts to this window's panel, including the one that opened it.
 * @param isPainted whether the first paint is done. Reading a request loads a schema library, which comes earlier only if
 * there is a request.
 * @param since earlier requests are ignored
 */
export function usePanelRequests(
  isPainted: boolean,
  since: Instant,
  go: (route: Route | null) => void,
): void {
  const latest = useRef(go);
  latest.current = go;
  const [hasRequest, setHasRequest] = useState(false);
  const isReady = isPainted || hasRequest;
  useLayoutEffect(() => {
    if (isReady) return;
    const { session } = browser.storage;
    const onChanged = (changes: object) => {
      if (PANEL_REQUEST_KEY in changes) setHasRequest(true);
    };
    session.onChanged.addListener(onChanged);
    session.get(PANEL_REQUEST_KEY).then(onChanged, reportAs('panel.readRequest'));
    return () => session.onChanged.removeListener(onChanged);
  }, [isReady]);
  useEffect(() => {
    if (!isReady) return;
    let stop: (() => void) | null = null;
    let isCanceled = false;
    const watch = async () => {
      const { watchPanelRequests } = await import('./panel-requests.ts');
      if (isCanceled) return;
      stop = watchPanelRequests((requested) => latest.current(routeFor(requested)), since);
    };
    detach(watch(), 'panel.watchRequests');
    return () => {
      isCanceled = true;
      stop?.();
    };
  }, [isReady]);
}
