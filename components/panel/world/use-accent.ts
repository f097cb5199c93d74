import { useEffect } from 'preact/hooks';
import { detach } from '../../../lib/diagnostics/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { applyAccent } from '../../ui/index.ts';

/** The hue that the panel had last, in `localStorage`, which is read before the first paint. */
const KEY = 'panel.accent';

/** Gives the panel the accent that it had last, before anything is drawn. */
export function applyLastAccent(): void {
  const stored = localStorage.getItem(KEY);
  const hue = stored === null ? Number.NaN : Number(stored);
  if (hue >= 0 && hue <= 360) applyAccent(hue);
}

/** Keeps the panel's accent that of the shown world, once the first content is painted. */
export function useAccent(worldId: WorldId | null, isPainted: boolean): void {
  useEffect(() => {
    if (!isPainted || worldId === null) return;
    let isCanceled = false;
    let stop = () => {};
    const watch = async () => {
      const { watchAccent } = await import('./watch-accent.ts');
      if (isCanceled) return;
      stop = watchAccent(worldId, (hue) => {
        applyAccent(hue);
        if (hue === null) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, String(hue));
      });
    };
    detach(watch(), 'panel.watchAccent');
    return () => {
      isCanceled = true;
      stop();
    };
  }, [worldId, isPainted]);
}
