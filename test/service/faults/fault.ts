/** Selects the requests that a fault applies to. Omitted fields match everything except control addresses. */
export interface FaultMatch {
  method?: string;
  /** A prefix of the path if it starts with a slash, else a regular expression for path and query. */
  path?: string;
  /** Only the nth matching request after the fault was added, counted from 1. */
  nth?: number;
}

/** Whether the write is carried out despite the failed response. `ms` delays it by that time. */
export type Commit = boolean | { ms: number };

export type FaultKind =
  /** Waits, then responds correctly. Can be combined with another fault. */
  | { kind: 'latency'; ms: number }
  /** Cuts the connection. `after` counts bytes of the whole response in HTTP/1.1, of the body in HTTP/2. */
  | { kind: 'drop'; after?: number; by?: 'fin' | 'rst'; commit?: Commit }
  /** Never responds. */
  | { kind: 'hang'; commit?: Commit }
  /** Sends the correct body slowly, this many bytes at a time. */
  | { kind: 'drip'; bytes?: number; everyMs?: number }
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string>; commit?: Commit }
  /** Status 429. `retryAfter` is in seconds or an HTTP date. */
  | { kind: 'busy'; retryAfter?: number | string; commit?: Commit }
  | { kind: 'challenge'; status?: 200 | 403 | 429 | 503; commit?: Commit }
  /** Status 200 with `success: false`. */
  | { kind: 'failure'; error?: string; commit?: Commit }
  /** Status 422 with an SQL error message. */
  | { kind: 'sql'; summary?: string; commit?: Commit }
  /** A complete message with truncated JSON. By default half of it. */
  | { kind: 'truncate'; at?: number }
  | { kind: 'empty'; status?: number; commit?: Commit }
  /** The correct response with other ids. */
  | { kind: 'wrongId' }
  | { kind: 'huge'; bytes?: number; commit?: Commit }
  | {
      kind: 'redirect';
      status?: 301 | 302 | 303 | 307 | 308;
      to?: 'same' | 'other' | string;
      commit?: Commit;
    }
  /** The correct response with another content type. */
  | { kind: 'contentType'; value: string }
  /** The correct response with an additional key, nested this many levels deep. */
  | { kind: 'deep'; levels?: number }
  /** The correct response with trailing text after the JSON. */
  | { kind: 'rubbish'; trailing?: string }
  /** The correct response in another encoding than UTF-8, not declared. */
  | { kind: 'charset'; encoding?: 'latin1' | 'utf16le' }
  /** RST_STREAM in HTTP/2, a connection reset in HTTP/1.1. */
  | { kind: 'reset'; code?: 'REFUSED_STREAM' | 'INTERNAL_ERROR' | 'CANCEL'; commit?: Commit }
  /** GOAWAY with last stream 0, then closes the connection. In HTTP/1.1 it only closes. */
  | { kind: 'goaway'; commit?: Commit };

/** A configured fault. Active until it is cleared or was applied `times` times. */
export type Fault = FaultKind & { match?: FaultMatch; times?: number };
