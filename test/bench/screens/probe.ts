export interface Seen {
  /** Milliseconds from the navigation until the page's script opened the library; 0 if it doesn't. */
  script: number;
  /** Milliseconds until the element was painted. */
  painted: number;
}

/** Runs in a page before its own scripts. Defines a promise of `Seen` for the element that this selector matches. */
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
      // This message arrives after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve({ script, painted: performance.now() });
      requestAnimationFrame(() => port2.postMessage(null));
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { attributes: true, childList: true, subtree: true });
  });
  Reflect.set(globalThis, 'seen', seen);
}
