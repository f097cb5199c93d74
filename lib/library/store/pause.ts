/** Milliseconds of work between two pauses. */
const SLICE = 8;

/** Yields to other tasks and continues at once. */
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

/** Returns a function to call often, which pauses when the slice is used up. `slice`: its milliseconds. */
export function slices(slice = SLICE): () => Promise<void> | null {
  let since = performance.now();
  return () => {
    if (performance.now() - since < slice) return null;
    return pauseNow().then(() => {
      since = performance.now();
    });
  };
}
