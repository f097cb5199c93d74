import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { reportAs } from '../../diagnostics/index.ts';
import { message } from '../../i18n/index.ts';
import { refreshOne } from '../../library/index.ts';
import type { Instant, Result, StatblockTemplate, WorldId } from '../../model/index.ts';
import { ok, ProblemError } from '../../model/index.ts';
import type { FullService } from '../../service/index.ts';
import type { CallService } from '../core/call-service.ts';

/** Addresses of a statblock's page, editor, print view and data, and its tag in texts. */
const PLACES = [
  /\/(?:sheet|block|statblock)s?\/(?:view\/|edit\/)?(\d{1,15})(?=[/?#]|$)/i,
  /\/world\/(?:statblock|sheet|block)\/(\d{1,15})(?=[/?#]|$)/i,
  /^\[(?:block|statblock|blocklink|sheet):(\d{1,15})[^\]]*\]$/i,
  /^#?(\d{1,15})$/,
];

/** The statblock number in what the user typed or pasted. Null if there is none. Pure. */
export function statblockNumber(typed: string): string | null {
  const text = typed.trim();
  for (const place of PLACES) {
    const found = Number(place.exec(text)?.[1]);
    if (Number.isSafeInteger(found) && found > 0) return String(found);
  }
  return null;
}

/** Reads a statblock into the offline copy. Rejects like the service does, or with a `ProblemError`. */
export async function addStatblock(
  service: FullService,
  worldId: WorldId,
  typed: string,
): Promise<{ kind: 'statblock'; id: string }> {
  const id = statblockNumber(typed);
  if (id === null)
    throw new ProblemError({ kind: 'notStatblock', sentence: message('statblock.notStatblock') });
  const ref = { kind: 'statblock', id } as const;
  const { signal } = new AbortController();
  if (!(await refreshOne(service, worldId, ref, { signal })))
    throw new ProblemError({ kind: 'notFound', sentence: message('statblock.notThere') });
  return ref;
}

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

export const forgetTemplates = (): Promise<void> =>
  navigator.locks.request(STATBLOCK_TEMPLATES_KEY, () =>
    browser.storage.local.remove(STATBLOCK_TEMPLATES_KEY),
  );
