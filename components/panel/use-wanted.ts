import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach, reportAs } from '../../lib/diagnostics/index.ts';
import { ENTRY_KINDS } from '../../lib/library/index.ts';
import { CHANGED_KINDS } from '../../lib/model/index.ts';
import type { PanelRequest } from '../../lib/stored-state/index.ts';
import type { Place } from './place.ts';

const KEY = 'panel.wanted';

/** The place that a request names; null if it names none. */
function placeFor(wanted: PanelRequest): Place | null {
  if (wanted.view === 'history') {
    const { worldId, id } = wanted;
    const kind = CHANGED_KINDS.find((one) => one === wanted.kind);
    return { view: 'history', worldId, of: kind ? { worldId, kind, id } : null };
  }
  if (wanted.view !== 'entry') return wanted;
  const kind = ENTRY_KINDS.find((one) => one === wanted.kind);
  if (!kind) return null;
  return { view: 'entry', worldId: wanted.worldId, ref: { kind, id: wanted.id }, part: wanted.part };
}

/**
 * Follows requests of menus and page shortcuts to this window's panel, including the one that opened it.
 * @param shown whether the first paint is done. Reading a request loads a schema library, which comes earlier only if
 * there is a request.
 */
export function useWanted(shown: boolean, go: (place: Place) => void): void {
  const latest = useRef(go);
  latest.current = go;
  const [isAsked, setIsAsked] = useState(false);
  const isTime = shown || isAsked;
  useLayoutEffect(() => {
    if (isTime) return;
    const { session } = browser.storage;
    const hear = (told: object) => {
      if (KEY in told) setIsAsked(true);
    };
    session.onChanged.addListener(hear);
    session.get(KEY).then(hear, reportAs('panel.readRequest'));
    return () => session.onChanged.removeListener(hear);
  }, [isTime]);
  useEffect(() => {
    if (!isTime) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    const watch = async () => {
      const { watchPanelRequests } = await import('./panel-wanted.ts');
      if (isGone) return;
      stop = watchPanelRequests((wanted) => {
        const place = placeFor(wanted);
        if (place) latest.current(place);
      });
    };
    detach(watch(), 'panel.watchRequests');
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isTime]);
}
