import { useEffect, useRef } from 'preact/hooks';
import { detach } from '../../lib/diagnostics/index.ts';
import { currentWindowId, openPanelFor } from '../../lib/windows/index.ts';

/** Opens the panel. Call it in a click, before anything is awaited: the browser allows it only then. */
export function usePanelOpener(): () => void {
  const windowId = useRef<number | undefined>(undefined);
  useEffect(() => {
    const read = currentWindowId().then((id) => {
      windowId.current = id;
    });
    detach(read, 'localWorlds.readWindow');
  }, []);
  return () => detach(openPanelFor(windowId.current), 'localWorlds.openPanel');
}
