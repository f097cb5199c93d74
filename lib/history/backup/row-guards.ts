import * as z from 'zod/mini';
import { readMessage } from '../../i18n/index.ts';
import { type RecordRow, type Run, type Saved, STEPS, type TextRow } from './run.ts';

// Records are checked when they are read. A damaged one counts as missing, and its data is read again.

const text = z.nullable(z.string());
const moment = z.nullable(z.number());
const raw = z.nullable(z.record(z.string(), z.unknown()));

/** A message, or a sentence that an earlier release stored. */
const sentence = z.nullable(z.union([z.string(), z.looseObject({ id: z.string() })]));

const run = z.object({
  ...{ worldId: z.string(), purpose: z.enum(['backup', 'check']), step: z.enum(STEPS) },
  state: z.enum(['running', 'waiting', 'paused', 'failed', 'ready']),
  ...{ done: z.number(), total: moment, sentence, beganAt: z.number(), readyAt: moment },
  ...{ triedAt: moment, service: z.enum(['current', 'earlier']), world: raw, refused: z.array(z.string()) },
});

const saved = z.object({
  ...{ worldId: z.string(), at: z.number(), name: z.string(), bytes: z.number(), things: z.number() },
});

const textRow = z.object({
  ...{ worldId: z.string(), manuscriptId: z.string(), versionId: z.string(), partId: z.string() },
  ...{ version: raw, whole: raw, part: raw, updatedAt: moment, readAt: z.number(), seenBy: z.number() },
  beats: z.array(z.object({ id: z.string(), updatedAt: moment, raw: z.record(z.string(), z.unknown()) })),
});

const record = z.object({
  ...{ worldId: z.string(), kind: z.string(), id: z.string(), title: z.string(), url: text },
  ...{ parentId: z.string(), updatedAt: moment, raw, readAt: z.number(), seenBy: z.number() },
});

/** The stored run, or null if it is missing or damaged. */
export function readRun(row: Run | undefined): Run | null {
  if (!row || !run.safeParse(row).success) return null;
  return { ...row, sentence: row.sentence && readMessage(row.sentence) };
}

export const isSoundSaved = (row: Saved): boolean => saved.safeParse(row).success;
export const isSoundText = (row: TextRow | undefined): row is TextRow => textRow.safeParse(row).success;
export const isSoundRecord = (row: RecordRow | undefined): row is RecordRow => record.safeParse(row).success;
