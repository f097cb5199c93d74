import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { reportAs } from '../../diagnostics/index.ts';
import { type Instant, ok, type Result, type StatblockTemplate, type WorldId } from '../../model/index.ts';
import type { CallService } from '../core/call-service.ts';

export const STATBLOCK_TEMPLATES_KEY = 'statblock.templates';
/** Templates rarely change, so each is requested at most once in this time. Milliseconds. */
const FRESH = 24 * 3_600_000;
/** More than a few worlds use. The least recently read are dropped first. */
const MOST = 40;

interface Kept {
  /** Ids of the sample world's templates are also World Anvil's. */
  worldId: WorldId;
  readAt: Instant;
  template: StatblockTemplate;
}

const row = z.looseObject({
  worldId: z.string(),
  readAt: z.number(),
  template: z.looseObject({ id: z.number(), fields: z.array(z.unknown()) }),
});

/** Only this file writes the template, so a shallow check is enough. */
const isKept = (value: unknown): value is Kept => row.safeParse(value).success;

async function kept(): Promise<Kept[]> {
  const stored: unknown = (await browser.storage.local.get(STATBLOCK_TEMPLATES_KEY))[STATBLOCK_TEMPLATES_KEY];
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

const isOf = ({ worldId, template }: Kept, of: WorldId, id: number): boolean =>
  worldId === of && template.id === id;

const keep = (one: Kept): Promise<void> =>
  navigator.locks.request(STATBLOCK_TEMPLATES_KEY, async () => {
    const others = (await kept()).filter((other) => !isOf(other, one.worldId, one.template.id));
    await browser.storage.local.set({ [STATBLOCK_TEMPLATES_KEY]: [one, ...others].slice(0, MOST) });
  });

/** Returns the template read within the last day, or else the current one, or else the last one read, however old. */
export async function readTemplate(
  worldId: WorldId,
  id: number,
  call: CallService,
): Promise<Result<StatblockTemplate>> {
  const before = (await kept()).find((one) => isOf(one, worldId, id));
  const age = before ? Date.now() - before.readAt : Number.POSITIVE_INFINITY;
  if (before && age >= 0 && age < FRESH) return ok(before.template);
  const read = await call(worldId, async (service) => {
    // The raw response isn't stored.
    const template = { ...(await service.statblockTemplate(id, { urgency: 'person' })), raw: {} };
    await keep({ worldId, readAt: Date.now(), template }).catch(reportAs('statblock.statblock-templates'));
    return template;
  });
  return !read.ok && before ? ok(before.template) : read;
}

/** Deletes all templates. */
export const forgetTemplates = (): Promise<void> =>
  navigator.locks.request(STATBLOCK_TEMPLATES_KEY, () =>
    browser.storage.local.remove(STATBLOCK_TEMPLATES_KEY),
  );
