/**
 * Why a database can't be used. `newer`: a later version of Loreside wrote it. `damaged`: stores are missing. `full`:
 * the disk is full. `inUse`: another window holds an older version open. `closed`: the browser gives no reason.
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

/** Derives the fault from a browser error. */
export function faultOf(cause: unknown): DatabaseFault {
  if (cause instanceof DatabaseUnavailable) return cause.fault;
  return cause instanceof Error ? (FAULTS[cause.name] ?? 'closed') : 'closed';
}
