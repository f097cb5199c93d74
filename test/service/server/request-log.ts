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

export type EventName = 'request' | 'body' | 'committed' | 'responded';

/** What a listener hears: the log's entry as it stands at that moment. */
export interface EventInfo {
  event: EventName;
  request: LoggedRequest;
}

export type Listener = (info: EventInfo) => void;

/** Keeps what arrived, newest last, and tells listeners at once, before the server goes on. */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  #count = 0;
  readonly #listeners = new Map<EventName, Set<Listener>>();

  add(entry: Omit<LoggedRequest, 'id'>): LoggedRequest {
    this.#count += 1;
    const kept = { id: this.#count, ...entry };
    this.#entries.push(kept);
    return kept;
  }

  entries(): LoggedRequest[] {
    return this.#entries.map((entry) => ({ ...entry }));
  }

  clear(): void {
    this.#entries = [];
  }

  on(event: EventName, listener: Listener): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  tell(event: EventName, request: LoggedRequest): void {
    for (const listener of this.#listeners.get(event) ?? []) listener({ event, request: { ...request } });
  }
}
