/** Yields to all other pending tasks. */
export function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

export interface Taken {
  ms: number;
  /** The longest task. */
  longest: number;
}

/** Runs work while a timer ticks whenever the thread is free. `longest`: the longest gap in milliseconds. */
export async function timed<T>(work: () => T | Promise<T>): Promise<Taken & { result: T }> {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  await pause();
  const start = performance.now();
  last = start;
  longest = 0;
  const result = await work();
  const ms = performance.now() - start;
  longest = Math.max(longest, performance.now() - last);
  port1.close();
  return { ms, longest, result };
}
