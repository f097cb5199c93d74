/** Ends a call when its time limit is reached or its caller aborts. */
export interface Deadline {
  /** For `fetch`. Aborted in both cases. */
  signal: AbortSignal;
  /** Settles like the promise, or rejects with `DeadlineExceeded` or an `AbortError`, even if the promise never settles. */
  race<T>(promise: Promise<T>): Promise<T>;
  end(): void;
}

export class DeadlineExceeded extends Error {}

/** Starts the time limit of `limit` milliseconds, which covers headers and body. */
export function deadline(limit: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let stop: (reason: Error) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = (reason) => {
      reject(reason);
      controller.abort();
    };
  });
  stopped.catch(() => {}); // it may reject when nobody is listening any more
  const timer = setTimeout(() => stop(new DeadlineExceeded()), limit);
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
