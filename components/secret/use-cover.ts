import { useEffect } from 'preact/hooks';

/** What somebody does who is still reading. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'scroll'] as const;

/**
 * Puts the cover back: at Esc, when the page is hidden, and after `seconds` in which nobody moved anything (null: not by
 * itself). Does nothing while there is nothing to cover.
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
    // Before the panel, which would go back to where one came from.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      cover();
    };
    renew();
    for (const sign of SIGNS) document.addEventListener(sign, renew, { passive: true, capture: true });
    document.addEventListener('keydown', onEscape, true);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', cover);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, renew, true);
      document.removeEventListener('keydown', onEscape, true);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', cover);
    };
  }, [isOpen, seconds, cover]);
}
