import {
  createWholeService,
  type Pacer,
  ServiceError,
  type ServiceFailure,
  type ServiceOptions,
  type WholeService,
} from '../../lib/service/index.ts';

/** An error of the other script's own class; one that has no failure is none of the service's. */
function failureIn(error: unknown): { failure: ServiceFailure; sent: boolean } | null {
  const isForeign = error instanceof Error && error.name === 'ServiceError' && 'failure' in error;
  return isForeign && isFailure(error.failure)
    ? { failure: error.failure, sent: Reflect.get(error, 'sent') === true }
    : null;
}

const isFailure = (value: unknown): value is ServiceFailure =>
  typeof value === 'object' && value !== null && 'kind' in value && 'sentence' in value;

/** The pace is one for the whole extension and kept by the start script; what it refuses is said in our own class. */
function translated(pacer: Pacer): Pacer {
  return {
    ...pacer,
    run: (turn, task) =>
      pacer.run(turn, task).catch((error: unknown) => {
        const foreign = error instanceof ServiceError ? null : failureIn(error);
        throw foreign ? new ServiceError(foreign.failure, foreign.sent) : error;
      }),
  };
}

/** Every resource of the platform, at the pace that all requests share. */
export function wholeService(options: ServiceOptions): WholeService {
  return createWholeService({ ...options, pacer: translated(options.pacer) });
}
