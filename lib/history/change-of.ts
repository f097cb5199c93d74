import type { Change } from '../model/index.ts';
import type { ChangeRow } from './database.ts';

/** A stored change without the fields that only the engine needs. */
export function changeOf(row: ChangeRow): Change {
  const { bytes: _bytes, open: _open, wroteAt: _wroteAt, appended: _appended, ...change } = row;
  return change;
}
