import { useCallback, useEffect, useState } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { readSettings, watchSettings } from '../../lib/settings/index.ts';
import { watchConnection } from '../../lib/stored-state/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { useWatched } from '../ui/index.ts';

/** Events that show that somebody is still reading. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'scroll'] as const;

/**
 * Covers the content on Esc, when the page is hidden, when Loreside is locked, and after `seconds` without activity (null: not automatically).
 * Does nothing while there is nothing to cover.
 */
export function useCover(isOpen: boolean, seconds: number | null, cover: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      clearTimeout(timer);
      if (seconds !== null) timer = setTimeout(cover, seconds * 1000);
    };
    const hidden = () => document.hidden && cover();
    // Capture phase, ahead of the panel, where Esc goes back.
    const onEscape = outsideComposition((event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      cover();
    });
    renew();
    for (const eventName of ACTIVITY_EVENTS)
      document.addEventListener(eventName, renew, { passive: true, capture: true });
    document.addEventListener('keydown', onEscape, true);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', cover);
    const unwatch = watchConnection(({ state }) => state === 'locked' && cover());
    return () => {
      unwatch();
      clearTimeout(timer);
      for (const eventName of ACTIVITY_EVENTS) document.removeEventListener(eventName, renew, true);
      document.removeEventListener('keydown', onEscape, true);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', cover);
    };
  }, [isOpen, seconds, cover]);
}

/**
 * Whether texts of secrets are shown: once a person asks for it, until they are covered like a secret that is read, or
 * others see the screen.
 */
export function useUncovered() {
  const [isUncovered, setUncovered] = useState(false);
  const { isCovered: isShared } = useScreenShare();
  const settings = useWatched(readSettings, watchSettings);
  const cover = useCallback(() => setUncovered(false), []);
  useCover(isUncovered, settings ? settings.secretCoverSeconds : 60, cover);
  useEffect(() => {
    if (isShared) cover();
  }, [isShared, cover]);
  return { isUncovered: isUncovered && !isShared, isShared, uncover: () => setUncovered(true), cover };
}
