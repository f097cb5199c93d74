import type { BodyRow, UnindexedRow } from './database.ts';

/** The full texts of this context's last write, for whoever indexes them at once. */
let written: { writing: string; bodies: readonly BodyRow[] } | null = null;

export function rememberWritten(writing: string, bodies: readonly BodyRow[]): void {
  if (bodies.length > 0) written = { writing, bodies };
}

/** The body in the version that a row of the queue stands for, if this context has just written it. */
export function writtenBody({ worldId, kind, id, writing }: UnindexedRow): BodyRow | undefined {
  if (writing === undefined || written?.writing !== writing) return undefined;
  return written.bodies.find((one) => one.id === id && one.kind === kind && one.worldId === worldId);
}

/** Once they are indexed. */
export function forgetWritten(): void {
  written = null;
}
