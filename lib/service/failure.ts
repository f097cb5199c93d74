import { isMessage, type Message } from '../i18n/index.ts';
import { failed, ok, type Result, type ServiceFailure } from '../model/index.ts';

/**
 * The error of every service call. Contains only the failure: no cause, address or header, so that credentials can't
 * leak into a log. `message` is the id of the failure's sentence.
 */
export class ServiceError extends Error {
  readonly failure: ServiceFailure;
  /** False only if the request certainly never left this device, so that it can't have had an effect. */
  readonly sent: boolean;
  constructor(failure: ServiceFailure, sent = true) {
    super(isMessage(failure.sentence) ? failure.sentence.id : failure.sentence);
    this.name = 'ServiceError';
    this.failure = failure;
    this.sent = sent;
  }

  get sentence(): Message {
    return this.failure.sentence;
  }
}

/** A failed call as plain data. `sent` is false only if the request certainly never left this device. */
export type CallProblem = ServiceFailure & { sent: boolean };

/** Converts a `ServiceError` to a result. Rethrows any other error. */
export async function attempt<Value>(call: () => Promise<Value>): Promise<Result<Value, CallProblem>> {
  try {
    return ok(await call());
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return failed({ ...error.failure, sent: error.sent });
  }
}
