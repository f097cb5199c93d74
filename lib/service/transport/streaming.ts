/** Remembers whether an origin accepts streamed request bodies. Null: not tested yet. */
export interface StreamingMemory {
  get(origin: string): Promise<boolean | null>;
  set(origin: string, streams: boolean | null): Promise<void>;
}

/** Kept in memory, so it is lost with the worker. The background passes a persistent one. */
export function streamingMemory(): StreamingMemory {
  const known = new Map<string, boolean | null>();
  return {
    get: async (origin) => known.get(origin) ?? null,
    set: async (origin, streams) => void known.set(origin, streams),
  };
}

/**
 * Whether this browser can send a `ReadableStream` as a body. Browsers that can't don't read `duplex`, or convert the
 * stream to text and so set a content type (Firefox sends "[object ReadableStream]").
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
    // This browser can't stream a request body.
    return false;
  }
}
