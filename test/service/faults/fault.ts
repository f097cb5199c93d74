/** Which requests a fault meets. What is left out matches everything but the control addresses. */
export interface FaultMatch {
  method?: string;
  /** A prefix of the path when it starts with a slash, else a regular expression over path and query. */
  path?: string;
  /** Only the n-th matching request since the fault was added, counted from 1. */
  nth?: number;
}

/** Whether the write is carried out although the answer goes wrong; `ms` carries it out so much later. */
export type Commit = boolean | { ms: number };

export type FaultKind =
  /** Waits, then answers truly. May come together with another fault. */
  | { kind: 'latency'; ms: number }
  /** Cuts the connection. HTTP/1.1 counts every byte of the answer, HTTP/2 those of the body. */
  | { kind: 'drop'; after?: number; by?: 'fin' | 'rst'; commit?: Commit }
  /** Never answers. */
  | { kind: 'hang'; commit?: Commit }
  /** The true answer's body, so many bytes at a time. */
  | { kind: 'drip'; bytes?: number; everyMs?: number }
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string>; commit?: Commit }
  /** 429; `retryAfter` in seconds or as an HTTP date. */
  | { kind: 'busy'; retryAfter?: number | string; commit?: Commit }
  | { kind: 'challenge'; status?: 200 | 403 | 429 | 503; commit?: Commit }
  /** Status 200 and `success:false`. */
  | { kind: 'failure'; error?: string; commit?: Commit }
  /** 422 with a sentence of SQL. */
  | { kind: 'sql'; summary?: string; commit?: Commit }
  /** A whole message whose JSON is cut short; half of it stays when `at` is left out. */
  | { kind: 'truncate'; at?: number }
  | { kind: 'empty'; status?: number; commit?: Commit }
  /** The true answer with other ids in it. */
  | { kind: 'wrongId' }
  | { kind: 'huge'; bytes?: number; commit?: Commit }
  | {
      kind: 'redirect';
      status?: 301 | 302 | 303 | 307 | 308;
      to?: 'same' | 'other' | string;
      commit?: Commit;
    }
  /** The true answer under another content type. */
  | { kind: 'contentType'; value: string }
  /** The true answer with one more key, whose value is nested so many levels deep. */
  | { kind: 'deep'; levels?: number }
  /** The true answer with something behind its JSON. */
  | { kind: 'rubbish'; trailing?: string }
  /** The true answer in another encoding than UTF-8, without saying so. */
  | { kind: 'charset'; encoding?: 'latin1' | 'utf16le' }
  /** RST_STREAM over HTTP/2, a reset connection over HTTP/1.1. */
  | { kind: 'reset'; code?: 'REFUSED_STREAM' | 'INTERNAL_ERROR' | 'CANCEL'; commit?: Commit }
  /** GOAWAY with last stream 0, then the connection closes; over HTTP/1.1 it just closes. */
  | { kind: 'goaway'; commit?: Commit };

/** One way to misbehave. It stays until it is cleared, or until it was used `times` times. */
export type Fault = FaultKind & { match?: FaultMatch; times?: number };
