import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach, reportAs } from '../../lib/diagnostics/index.ts';
import { ENTRY_KINDS } from '../../lib/library/index.ts';
import { CHANGED_KINDS } from '../../lib/model/index.ts';
import type { PanelRequest } from '../../lib/stored-state/index.ts';
import type { Place } from './place.ts';

const KEY = 'panel.wanted';

/** What was asked for, as a place of the panel; null where it names nothing that there is. */
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
 * Goes where a menu or a page's shortcut asks this window's panel to go, also when it was opened for that.
 * @param shown whether the first paint is done: what reads a wish brings a library along, and comes before it only where
 *   there is one
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
