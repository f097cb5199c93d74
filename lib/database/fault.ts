/**
 * Why a database cannot be used. `newer`: a later version of Loreside wrote it. `damaged`: stores of it are missing.
 * `full`: the disk is. `inUse`: another window holds an older one open. `closed`: the browser does not say.
 */
export type DatabaseFault = 'newer' | 'damaged' | 'full' | 'inUse' | 'closed';

export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly fault: DatabaseFault;

  constructor(fault: DatabaseFault, cause?: unknown) {
    super(`The database cannot be used: ${fault}.`, { cause });
    this.fault = fault;
  }
}

const FAULTS: Readonly<Record<string, DatabaseFault>> = {
  VersionError: 'newer',
  NotFoundError: 'damaged',
  QuotaExceededError: 'full',
};

/** What is wrong, as an error of the browser tells it. */
export function faultOf(cause: unknown): DatabaseFault {
  if (cause instanceof DatabaseUnavailable) return cause.fault;
  return cause instanceof Error ? (FAULTS[cause.name] ?? 'closed') : 'closed';
}
