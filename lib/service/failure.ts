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
  | { kind: 'notUnderstood'; sentence: string }
  /** The version has no such call; nothing was sent. */
  | { kind: 'unsupported'; sentence: string };

/**
 * What every call of the service rejects with. Made of the failure alone: no cause, no address, no header,
 * so that a credential cannot ride along into a log.
 */
export class ServiceError extends Error {
  readonly failure: ServiceFailure;
  /** False only where it is certain that nothing left this machine, so that nothing can have been carried out. */
  readonly sent: boolean;
  constructor(failure: ServiceFailure, sent = true) {
    super(failure.sentence);
    this.name = 'ServiceError';
    this.failure = failure;
    this.sent = sent;
  }
}
