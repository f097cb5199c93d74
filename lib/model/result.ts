import { isMessage, type Message, readMessage } from '../i18n/index.ts';

/** One of the two keys that each call carries. */
export type KeyName = 'applicationKey' | 'userToken';

/** How a call to World Anvil can fail. `sentence` says what happened and what to do. `retryAfter`: milliseconds. */
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

/** A value, or the problem that prevented it. Plain data, so it crosses a message channel as it is. */
export type Result<Value, Reason = Problem> = { ok: true; value: Value } | { ok: false; problem: Reason };

/** Why something wasn't done. Code checks `kind`; `sentence` is for the user. */
export interface Problem<Kind extends string = string> {
  kind: Kind;
  sentence: Message;
}

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const failed = <Reason>(problem: Reason): { ok: false; problem: Reason } => ({ ok: false, problem });

/** Carries a problem through code that throws. `message` is the id of the problem's sentence, for logs. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(isMessage(problem.sentence) ? problem.sentence.id : problem.sentence);
    this.problem = problem;
  }

  get sentence(): Message {
    return this.problem.sentence;
  }
}

/** Returns the value, or throws a `ProblemError` if there is none. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new ProblemError(result.problem);
}

/** The sentence for the user that an error carries as `sentence`. Null if it has none, as browsers' own errors. */
export function sentenceOf(error: unknown): Message | null {
  return error instanceof Error && 'sentence' in error ? readMessage(error.sentence) : null;
}
