import type { Row } from './store.ts';

export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`Column ${column} holds no text`);
  return value;
}

export function textOrNull(row: Row, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' ? value : null;
}

export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new Error(`Column ${column} holds no number`);
  return value;
}

export function numberOrNull(row: Row, column: string): number | null {
  const value = row[column];
  return typeof value === 'number' ? value : null;
}

export function flag(row: Row, column: string): boolean {
  return row[column] === 1;
}

export type State = 'public' | 'private';

export function state(row: Row): State {
  return row.state === 'public' ? 'public' : 'private';
}

/** A JSON column with an object. */
export function values(row: Row, column: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(text(row, column));
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}

/** A JSON column with an object of strings. */
export function strings(row: Row, column: string): Record<string, string> {
  const parsed: unknown = JSON.parse(text(row, column));
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => typeof value === 'string'));
}
