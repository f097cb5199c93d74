import type { Sentence } from '../i18n/index.ts';

/**
 * Every way in which a call to World Anvil can fail. `sentence` tells the user what happened and what to do.
 * `retryAfter` is in milliseconds.
 */
export type ServiceFailure =
  | { kind: 'offline'; sentence: Sentence }
  | { kind: 'timeout'; sentence: Sentence }
  | { kind: 'unauthorised'; sentence: Sentence }
  | { kind: 'forbidden'; sentence: Sentence }
  | { kind: 'notFound'; sentence: Sentence }
  | { kind: 'invalid'; sentence: Sentence; status: number }
  | { kind: 'busy'; sentence: Sentence; retryAfter: number | null }
  | { kind: 'challenge'; sentence: Sentence; retryAfter: number | null }
  | { kind: 'redirected'; sentence: Sentence }
  | { kind: 'server'; sentence: Sentence; status: number; retryAfter: number | null }
  | { kind: 'notUnderstood'; sentence: Sentence }
  /** The API version has no such call; nothing was sent. */
  | { kind: 'unsupported'; sentence: Sentence };
