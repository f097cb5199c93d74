/** Images fetched at the same time, so that hosts don't notice the load. */
const AT_ONCE = 4;

let running = 0;
const waiting = new Set<() => void>();

/** Runs `work` when its turn comes, in order. Rejects without running it if `signal` aborts first. */
export async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  if (running >= AT_ONCE) await turn(signal);
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

function turn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(come);
      reject(signal.reason);
    };
    const come = () => {
      waiting.delete(come);
      signal.removeEventListener('abort', leave);
      resolve();
    };
    waiting.add(come);
    signal.addEventListener('abort', leave, { once: true });
  });
}
