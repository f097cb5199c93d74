import { isMessage, type Message, readMessage } from '../i18n/index.ts';

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
