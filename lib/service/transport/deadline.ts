/** Ends a call when its time is up or its caller lets go of it. */
export interface Deadline {
  /** For `fetch`; aborted by either. */
  signal: AbortSignal;
  /** Settles with the promise, or rejects with `TimeIsUp` or an `AbortError`, even if the promise never settles. */
  race<T>(promise: Promise<T>): Promise<T>;
  end(): void;
}

export class TimeIsUp extends Error {}

/** `limit` is in milliseconds and counts from now, over headers and body together. */
export function deadline(limit: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let stop: (reason: Error) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = (reason) => {
      reject(reason);
      controller.abort();
    };
  });
  stopped.catch(() => {}); // it may be rejected after everybody has left
  const timer = setTimeout(() => stop(new TimeIsUp()), limit);
  const letGo = () => stop(abortError());
  if (caller?.aborted) letGo();
  caller?.addEventListener('abort', letGo, { once: true });
  return {
    signal: controller.signal,
    race: (promise) => Promise.race([stopped, promise]),
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', letGo);
    },
  };
}

export function abortError(): DOMException {
  return new DOMException('The call was cancelled.', 'AbortError');
}

export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
