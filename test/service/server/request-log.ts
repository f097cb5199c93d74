import type { Wire } from './wire.ts';

/** A request as it arrived, and its result. */
export interface LoggedRequest {
  id: number;
  /** Time when the headers arrived, in milliseconds since 1970. */
  time: number;
  method: string;
  /** Path and query as sent. */
  url: string;
  path: string;
  headers: Record<string, string>;
  userAgent: string;
  credentials: 'header' | 'query' | 'both' | 'none';
  cookies: string | null;
  /** The body as text. Empty until it was read. */
  body: string;
  protocol: Wire['protocol'];
  secure: boolean;
  /** The same number for requests on the same connection. */
  connection: number;
  /** Status of the response, whether or not it was sent. Null before that. */
  status: number | null;
  /** Whether a write was carried out. */
  committed: boolean;
  /** The article that the request created, if any. */
  articleId: string | null;
  /** The kind of fault that was applied. */
  fault: string | null;
}

/** `bytes`: a number of body bytes were sent; no more follow until the listener returns. */
export type EventName = 'request' | 'body' | 'committed' | 'bytes' | 'responded';

/** Argument of a listener: the current state of the log entry. */
export interface EventInfo {
  event: EventName;
  request: LoggedRequest;
}

export type Listener = (info: EventInfo) => void;

/** Maximum number of entries to keep. */
const kept = 20_000;

/** Keeps the latest requests and calls listeners synchronously. */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  #count = 0;
  readonly #watches = new Set<{ after: number; listener: Listener }>();
  readonly #listeners = new Map<EventName, Set<Listener>>();

  add(entry: Omit<LoggedRequest, 'id'>): LoggedRequest {
    this.#count += 1;
    const added = { id: this.#count, ...entry };
    this.#entries.push(added);
    if (this.#entries.length > kept * 1.1) this.#entries = this.#entries.slice(-kept);
    return added;
  }

  entries(): LoggedRequest[] {
    return this.#entries.slice(-kept).map((entry) => ({ ...entry }));
  }

  clear(): void {
    this.#entries = [];
  }

  /** Removes the entries and all listeners. */
  reset(): void {
    this.clear();
    this.#watches.clear();
    this.#listeners.clear();
  }

  /**
   * @param after for `bytes`: number of body bytes that must have been sent, by default 1
   */
  on(event: EventName, listener: Listener, after = 1): () => void {
    if (event === 'bytes') {
      const watch = { after, listener };
      this.#watches.add(watch);
      return () => void this.#watches.delete(watch);
    }
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** The byte counts that listeners wait for, ascending. */
  byteCounts(): number[] {
    return [...new Set([...this.#watches].map(({ after }) => after))].sort((one, two) => one - two);
  }

  tellBytes(count: number, request: LoggedRequest): void {
    for (const { after, listener } of this.#watches)
      if (after === count) listener({ event: 'bytes', request: { ...request } });
  }

  tell(event: Exclude<EventName, 'bytes'>, request: LoggedRequest): void {
    for (const listener of this.#listeners.get(event) ?? []) listener({ event, request: { ...request } });
  }
}
