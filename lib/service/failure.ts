/**
 * Everything that can go wrong with a call, as a closed union. `sentence` is for a person: what happened and what to do.
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
  | { kind: 'notUnderstood'; sentence: string };

export class ServiceError extends Error {
  readonly failure: ServiceFailure;
  constructor(failure: ServiceFailure) {
    super(failure.sentence);
    this.name = 'ServiceError';
    this.failure = failure;
  }
}
