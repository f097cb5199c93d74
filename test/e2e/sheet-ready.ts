import { PATIENCE_MS } from './patience.ts';

/**
 * Source of an expression for a sheet of the gallery: whether it is drawn. Waits until it is, and hasn't changed for a
 * moment, because parts of it may load later.
 */
export const SHEET_READY = `new Promise((tell) => {
  let rest;
  const restAgain = () => {
    clearTimeout(rest);
    rest = setTimeout(() => document.body.matches('[data-ready]') ? end(true) : restAgain(), 200);
  };
  const observer = new MutationObserver(restAgain);
  const end = (isReady) => {
    observer.disconnect();
    clearTimeout(rest);
    clearTimeout(limit);
    tell(isReady);
  };
  const limit = setTimeout(() => end(false), ${PATIENCE_MS});
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  restAgain();
})`;
