/** Images fetched at the same time, so that hosts don't notice the load. */
const MAX_PARALLEL = 4;

let running = 0;
const waiting = new Set<() => void>();

/** Runs `work` when its turn comes, in order. Rejects without running it if `signal` aborts first. */
export async function enqueue<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  if (running >= MAX_PARALLEL) await waitForSlot(signal);
  else running += 1;
  try {
    return await work();
  } finally {
    const [next] = waiting;
    // Pass the slot on.
    if (next) next();
    else running -= 1;
  }
}

function waitForSlot(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      waiting.delete(start);
      reject(signal.reason);
    };
    const start = () => {
      waiting.delete(start);
      signal.removeEventListener('abort', cancel);
      resolve();
    };
    waiting.add(start);
    signal.addEventListener('abort', cancel, { once: true });
  });
}
