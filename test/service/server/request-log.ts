import type { Wire } from './wire.ts';

/** One request as it arrived, and what became of it. */
export interface LoggedRequest {
  id: number;
  /** Milliseconds since 1970 at the arrival of the headers. */
  time: number;
  method: string;
  /** Path and query as sent. */
  url: string;
  path: string;
  headers: Record<string, string>;
  userAgent: string;
  credentials: 'header' | 'query' | 'both' | 'none';
  cookies: string | null;
  /** The body as text; empty until it was read. */
  body: string;
  protocol: Wire['protocol'];
  secure: boolean;
  /** The same number for requests over the same connection. */
  connection: number;
  /** Status of the answer that left or was meant to leave; null while there is none. */
  status: number | null;
  /** A write was carried out. */
  committed: boolean;
  /** The article that the request created, if any. */
  articleId: string | null;
  /** Kind of the fault that met the request. */
  fault: string | null;
}

/** `bytes`: so many bytes of the answer's body have left, and no more until the listener returns. */
export type EventName = 'request' | 'body' | 'committed' | 'bytes' | 'responded';

/** What a listener hears: the log's entry as it stands at that moment. */
export interface EventInfo {
  event: EventName;
  request: LoggedRequest;
}

export type Listener = (info: EventInfo) => void;

/** Entries that are kept; older ones are forgotten. */
const kept = 20_000;

/** Keeps what arrived lately, newest last, and tells listeners at once, before the server goes on. */
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

  /** @param after for `bytes`: how many of the body have to have left; 1 when left out. */
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

  /** The counts at which somebody wants to hear of this answer's bytes, smallest first. */
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
