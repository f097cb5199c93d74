import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { reportAs } from '../../diagnostics/index.ts';
import { type Instant, ok, type Result, type StatblockTemplate } from '../../model/index.ts';
import type { CallService } from '../core/call-service.ts';

export const STATBLOCK_TEMPLATES_KEY = 'statblock.templates';
/** Templates hardly ever change: the same one is asked for at most once in this time. Milliseconds. */
const FRESH = 24 * 3_600_000;
/** More than a world has; those read longest ago go first. */
const MOST = 40;

interface Kept {
  readAt: Instant;
  template: StatblockTemplate;
}

const row = z.looseObject({
  readAt: z.number(),
  template: z.looseObject({ id: z.number(), fields: z.array(z.unknown()) }),
});

/** Written by this file alone, so that its outline tells enough. */
const isKept = (value: unknown): value is Kept => row.safeParse(value).success;

async function kept(): Promise<Kept[]> {
  const stored: unknown = (await browser.storage.local.get(STATBLOCK_TEMPLATES_KEY))[STATBLOCK_TEMPLATES_KEY];
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

const keep = (one: Kept): Promise<void> =>
  navigator.locks.request(STATBLOCK_TEMPLATES_KEY, async () => {
    const others = (await kept()).filter(({ template }) => template.id !== one.template.id);
    await browser.storage.local.set({ [STATBLOCK_TEMPLATES_KEY]: [one, ...others].slice(0, MOST) });
  });

/** As read within the last day; else as the platform has it now; else as it was read last, however long ago. */
export async function readTemplate(id: number, call: CallService): Promise<Result<StatblockTemplate>> {
  const before = (await kept()).find(({ template }) => template.id === id);
  const age = before ? Date.now() - before.readAt : Number.POSITIVE_INFINITY;
  if (before && age >= 0 && age < FRESH) return ok(before.template);
  const read = await call(async (service) => {
    // What the platform sent beside it is nobody's business here.
    const template = { ...(await service.statblockTemplate(id, { urgency: 'person' })), raw: {} };
    await keep({ readAt: Date.now(), template }).catch(reportAs('statblock.statblock-templates'));
    return template;
  });
  return !read.ok && before ? ok(before.template) : read;
}

/** Leaves none behind. */
export const forgetTemplates = (): Promise<void> =>
  navigator.locks.request(STATBLOCK_TEMPLATES_KEY, () =>
    browser.storage.local.remove(STATBLOCK_TEMPLATES_KEY),
  );
