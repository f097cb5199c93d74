/** Milliseconds of work after which others get their turn. */
const SLICE = 8;

/** Lets others have their turn, and goes on at once. */
export function pauseNow(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Pauses where so much work was done since the last pause; to be called often. */
export function slices(): () => Promise<void> | null {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE) return null;
    return pauseNow().then(() => {
      since = performance.now();
    });
  };
}
