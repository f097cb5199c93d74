import type { Message } from '../i18n/index.ts';

/** One of the two keys that each call carries. */
export type KeyName = 'applicationKey' | 'userToken';

/**
 * Every way in which a call to World Anvil can fail. `sentence` tells the user what happened and what to do.
 * `retryAfter` is in milliseconds.
 */
export type ServiceFailure =
  | { kind: 'offline'; sentence: Message }
  | { kind: 'timeout'; sentence: Message }
  /** `key`: the one that World Anvil doesn't accept, if it says so. */
  | { kind: 'unauthorised'; sentence: Message; key?: KeyName }
  | { kind: 'forbidden'; sentence: Message }
  | { kind: 'notFound'; sentence: Message }
  | { kind: 'invalid'; sentence: Message; status: number }
  | { kind: 'busy'; sentence: Message; retryAfter: number | null }
  | { kind: 'challenge'; sentence: Message; retryAfter: number | null }
  | { kind: 'redirected'; sentence: Message }
  | { kind: 'server'; sentence: Message; status: number; retryAfter: number | null }
  | { kind: 'notUnderstood'; sentence: Message }
  /** The API version has no such call; nothing was sent. */
  | { kind: 'unsupported'; sentence: Message };
