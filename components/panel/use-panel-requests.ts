import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach, reportAs } from '../../lib/diagnostics/index.ts';
import { ENTRY_KINDS } from '../../lib/library/index.ts';
import { CHANGED_KINDS } from '../../lib/model/index.ts';
import { PANEL_REQUEST_KEY, type PanelRequest } from '../../lib/stored-state/index.ts';
import type { Route } from './route.ts';

/** The route that a request names; null if it names none. */
function routeFor(requested: PanelRequest): Route | null {
  if (requested.view === 'drafts') return { view: 'home', typed: '', part: 'drafts' };
  if (requested.view === 'history') {
    const { worldId, id } = requested;
    const kind = CHANGED_KINDS.find((one) => one === requested.kind);
    return { view: 'history', worldId, of: kind ? { worldId, kind, id } : null };
  }
  if (requested.view !== 'entry') return requested;
  const kind = ENTRY_KINDS.find((one) => one === requested.kind);
  if (!kind) return null;
  return { view: 'entry', worldId: requested.worldId, ref: { kind, id: requested.id }, part: requested.part };
}

/**
 * Follows requests of menus and page shortcuts to this window's panel, including the one that opened it.
 * @param isPainted whether the first paint is done. Reading a request loads a schema library, which comes earlier only if
 * there is a request.
 */
export function usePanelRequests(isPainted: boolean, go: (route: Route) => void): void {
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
      stop = watchPanelRequests((requested) => {
        const route = routeFor(requested);
        if (route) latest.current(route);
      });
    };
    detach(watch(), 'panel.watchRequests');
    return () => {
      isCanceled = true;
      stop?.();
    };
  }, [isReady]);
}
