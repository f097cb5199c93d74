import * as z from 'zod/mini';
import { readMessage } from '../i18n/index.ts';
import { CAUSES, CHANGED_KINDS, LAST_INSTANT } from '../model/index.ts';
import type { BatchRow, ChangeRow, ItemRow } from './database.ts';

// Records are checked when they are read. A damaged one is skipped, and everything else continues without it.

const text = z.nullable(z.string());
/** One that is no date couldn't be shown. */
const instant = z.number().check(z.gte(-LAST_INSTANT), z.lte(LAST_INSTANT));
const moment = z.nullable(instant);
const values = z.record(z.string(), z.unknown());
const ref = z.object({ worldId: z.string(), kind: z.enum(CHANGED_KINDS), id: z.string() });
const cause = z.enum(CAUSES);
/** A message, or a sentence that an earlier release stored. */
const sentence = z.nullable(z.union([z.string(), z.looseObject({ id: z.string() })]));

const change = z.object({
  ...{ id: z.string(), ref, batch: text, title: z.string(), at: instant, cause },
  ...{ before: values, after: values, upstreamAt: moment, hasWhole: z.boolean() },
  ...{ state: z.enum(['begun', 'done', 'refused', 'unknown']), sentence, found: z.nullable(values) },
  ...{ lookAt: moment, undoes: text, undoneBy: text, bytes: z.number(), wroteAt: instant },
  appended: z.nullable(z.object({ field: z.string(), text: z.string(), key: text })),
});

const batch = z.object({
  ...{ id: z.string(), at: instant, cause, waitsFor: sentence },
  state: z.enum(['running', 'stopped', 'done']),
});

const item = z.object({
  ...{ batch: z.string(), n: z.number(), undoes: text, tries: z.number() },
  edit: z.object({ ref, title: z.string(), cause, changes: values, seen: z.nullable(values) }),
  outcome: z.nullable(z.looseObject({ state: z.string() })),
});

/** The stored change, or null if it is missing or damaged. */
export function readChangeRow(row: ChangeRow | undefined): ChangeRow | null {
  if (!row || !change.safeParse(row).success) return null;
  return { ...row, sentence: row.sentence && readMessage(row.sentence) };
}

/** The stored batch, or null if it is missing or damaged. */
export function readBatchRow(row: BatchRow | undefined): BatchRow | null {
  if (!row || !batch.safeParse(row).success) return null;
  return { ...row, waitsFor: row.waitsFor && readMessage(row.waitsFor) };
}

/** The stored item of a batch, or null if it is missing or damaged. */
export function readItemRow(row: ItemRow | undefined): ItemRow | null {
  if (!row || !item.safeParse(row).success) return null;
  const { outcome } = row;
  return outcome?.state === 'refused'
    ? { ...row, outcome: { ...outcome, sentence: readMessage(outcome.sentence) } }
    : row;
}
