/** What is known of an origin: true, a streamed body arrives; false, it does not; null, not tried yet. */
export interface StreamingMemory {
  get(origin: string): Promise<boolean | null>;
  set(origin: string, streams: boolean | null): Promise<void>;
}

/** Forgets with the worker; the background gives one that outlives it. */
export function streamingMemory(): StreamingMemory {
  const known = new Map<string, boolean | null>();
  return {
    get: async (origin) => known.get(origin) ?? null,
    set: async (origin, streams) => void known.set(origin, streams),
  };
}

/**
 * Whether this browser sends a `ReadableStream` as a body. One that does not reads no `duplex`, or makes
 * text of the stream and so gives it a content type (Firefox sends "[object ReadableStream]").
 */
export function canStream(): boolean {
  let asked = false;
  const init = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      asked = true;
      return 'half';
    },
  };
  try {
    return !new Request('https://localhost/', init).headers.has('Content-Type') && asked;
  } catch {
    return false;
  }
}
