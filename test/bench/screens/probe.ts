export interface Seen {
  /** Since the navigation, in milliseconds: the page's own script began to open the library; 0 where it does not. */
  script: number;
  /** What was looked for was painted. */
  painted: number;
}

/** Runs in a page before anything of its own: puts a promise of `Seen` on it, for what this selector finds. */
export function watch(selector: string): void {
  let script = 0;
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...args) {
    script ||= performance.now();
    return open.apply(this, args);
  };
  const seen = new Promise<Seen>((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) return;
      changes.disconnect();
      // A message of its own comes after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve({ script, painted: performance.now() });
      requestAnimationFrame(() => port2.postMessage(null));
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { attributes: true, childList: true, subtree: true });
  });
  Reflect.set(globalThis, 'seen', seen);
}
