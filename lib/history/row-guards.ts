import * as z from 'zod/mini';
import { CAUSES, CHANGED_KINDS } from '../model/index.ts';
import type { BatchRow, ChangeRow, ItemRow } from './database.ts';

// Records are checked when they are read. A damaged one is skipped, and everything else continues without it.

const text = z.nullable(z.string());
const moment = z.nullable(z.number());
const values = z.record(z.string(), z.unknown());
const ref = z.object({ worldId: z.string(), kind: z.enum(CHANGED_KINDS), id: z.string() });
const cause = z.enum(CAUSES);

const change = z.object({
  ...{ id: z.string(), ref, batch: text, title: z.string(), at: z.number(), cause },
  ...{ before: values, after: values, upstreamAt: moment, hasWhole: z.boolean() },
  ...{ state: z.enum(['begun', 'done', 'refused', 'unknown']), sentence: text, found: z.nullable(values) },
  ...{ lookAt: moment, undoes: text, undoneBy: text, bytes: z.number(), wroteAt: z.number() },
  appended: z.nullable(z.object({ field: z.string(), text: z.string(), key: text })),
});

const batch = z.object({
  ...{ id: z.string(), at: z.number(), cause, waitsFor: text },
  state: z.enum(['running', 'stopped', 'done']),
});

const item = z.object({
  ...{ batch: z.string(), n: z.number(), undoes: text, tries: z.number() },
  edit: z.object({ ref, title: z.string(), cause, changes: values, seen: z.nullable(values) }),
  outcome: z.nullable(z.looseObject({ state: z.string() })),
});

export const isChangeRow = (row: ChangeRow | undefined): row is ChangeRow => change.safeParse(row).success;
export const isBatchRow = (row: BatchRow | undefined): row is BatchRow => batch.safeParse(row).success;
export const isItemRow = (row: ItemRow | undefined): row is ItemRow => item.safeParse(row).success;
