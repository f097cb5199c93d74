/**
 * Every way in which a call to World Anvil can fail. `sentence` tells the user what happened and what to do.
 * `retryAfter` is in milliseconds.
 */
export type ServiceFailure =
  | { kind: 'offline'; sentence: string }
  | { kind: 'timeout'; sentence: string }
  | { kind: 'unauthorised'; sentence: string }
  | { kind: 'forbidden'; sentence: string }
  | { kind: 'notFound'; sentence: string }
  | { kind: 'invalid'; sentence: string; status: number }
  | { kind: 'busy'; sentence: string; retryAfter: number | null }
  | { kind: 'challenge'; sentence: string; retryAfter: number | null }
  | { kind: 'redirected'; sentence: string }
  | { kind: 'server'; sentence: string; status: number; retryAfter: number | null }
  | { kind: 'notUnderstood'; sentence: string }
  /** The API version has no such call; nothing was sent. */
  | { kind: 'unsupported'; sentence: string };
