import { Window } from 'happy-dom';
import { keyOf } from '../../lib/history/backup/index.ts';
import { importStore, readPutBack } from '../../lib/import/index.ts';
import type { VersionedRef } from '../../lib/model/index.ts';
import { pathOf, planPutBack, readPastWorld } from '../../lib/put-back/index.ts';
import type { FullService } from '../../lib/service/index.ts';
import { deleteVersions, recordReplaced, stateOf, type VersionedResource } from '../../lib/versions/index.ts';
import { Ground } from '../unit/import/ground.ts';
import {
  backupOf,
  differencesOf,
  furnish,
  idsNow,
  type Made,
  remove,
  sealed,
  textsOf,
} from '../unit/put-back/world.ts';
import { chanceFrom } from './chance.ts';

export interface RestoreTally {
  /** Entries of the backup, of every kind that can be created, and texts of its manuscripts. */
  things: number;
  texts: number;
  kills: number;
  faults: number;
  /** Entries that didn't come back, those that are there beyond their first, and those that differ from the backup. */
  lost: number;
  twice: number;
  different: number;
  /** Texts of manuscripts that aren't there as they were. */
  missing: number;
  /** Entries that weren't there before, or are different, once everything is undone. */
  left: number;
}

/** How likely a worker dies at a step, and how likely a request that creates something goes wrong. */
const DEATH = 0.0022;
const FAULT = 0.15;

// What articles say is read as HTML.
const { DOMParser, Node, Element, Text } = new Window();
Object.assign(globalThis, { DOMParser, Node, Element, Text });

/** The service, with a number behind each title. */
function numbered(service: FullService, number: number): FullService {
  return new Proxy(service, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || !String(name).startsWith('create')) return value;
      return (fields: { title?: string }) =>
        Reflect.apply(value, target, [
          fields.title === undefined ? fields : { ...fields, title: `${fields.title} ${number}` },
        ]);
    },
  });
}

/** What is there beyond `before`, and what of `before` isn't. */
const changed = (before: readonly string[], after: readonly string[]): number => {
  const [then, now] = [new Set(before), new Set(after)];
  return after.filter((one) => !then.has(one)).length + before.filter((one) => !now.has(one)).length;
};

/**
 * Backs a world up, deletes all of it, and puts it back through deaths and faults, with the real outbox, history and
 * import and the stand-in over HTTP; then undoes it. Rejects if it never ends.
 */
export async function tortureRestore({
  things,
  seed,
}: {
  things: number;
  seed: number;
}): Promise<RestoreTally> {
  const ground = await Ground.open({ random: chanceFrom(seed), death: DEATH, fault: FAULT });
  const { service, worldId, platform } = ground;
  try {
    const all: Made[] = [];
    while (all.length < things)
      all.push(...(await furnish(numbered(service, all.length), worldId, platform)));
    const { backup, raw } = await backupOf(service, all);
    const books = all.filter(({ kind }) => kind === 'manuscript');
    const readTexts = async (ids: readonly string[]): Promise<string[]> =>
      (await Promise.all(ids.map((id) => textsOf(service, id)))).flat().filter(Boolean);
    const texts = await readTexts(books.map(({ id }) => id));
    await remove(service, all);
    const before = await ground.standing();

    const { plan, lost } = await planPutBack({
      ...{ backup, worldId, create: backup.manifest.resources, restore: [], relink: [] },
      ...{ there: new Set(), back: new Set(), signal: new AbortController().signal, slice: () => null },
      ...{ readNow: async () => undefined, contentOf: ({ content }) => content, onProgress() {} },
    });
    if (lost.length > 0) throw new Error(`Can't be put back: ${JSON.stringify(lost[0])}`);
    await ground.startPlan({ ...plan, rows: plan.rows.map(sealed) });
    await ground.until('done');

    const [paths, ids] = [await readPutBack(worldId), await idsNow(worldId)];
    const isBack = ({ kind, id }: Made): boolean => paths.has(pathOf(kind, id));
    let different = 0;
    for (const one of all.filter(isBack))
      if ((await differencesOf(service, one, raw(one), ids)).length > 0) different += 1;
    const now = await readTexts(books.flatMap(({ id }) => ids.get(id) ?? []));
    const missing = changed(
      texts.map((text) => renamedIn(text, ids)),
      now,
    );
    const standing = await ground.standing();

    await importStore.changeJob(worldId, (job) => ({ ...job, state: 'undoing' }));
    await ground.until('undone');
    return {
      ...{ things: all.length, texts: texts.length, kills: ground.kills, faults: ground.faults },
      lost: all.filter((one) => !isBack(one)).length,
      twice: standing.length - before.length - all.filter(isBack).length,
      ...{ different, missing },
      left: changed(before, await ground.standing()),
    };
  } finally {
    await ground.close();
  }
}

const renamedIn = (text: string, ids: ReadonlyMap<string, string>): string =>
  text.replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, (id) => ids.get(id) ?? id);

export interface VersionsTally {
  /** Entries that were there, those of them that were deleted or changed, and those whose links followed. */
  things: number;
  created: number;
  restored: number;
  relinked: number;
  kills: number;
  faults: number;
  lost: number;
  twice: number;
  different: number;
  left: number;
}

/** How likely an entry is deleted, and changed, between its version and now. */
const DELETED = 0.5;
const CHANGED = 0.3;
const [READ, SINCE, REPLACED] = [500, 1_000, 2_000];

/**
 * Deletes and changes most of a world of articles and categories that link to each other, and puts it back from its
 * versions through deaths and faults; then undoes it. Rejects if it never ends.
 */
export async function tortureVersions({
  things,
  seed,
}: {
  things: number;
  seed: number;
}): Promise<VersionsTally> {
  const random = chanceFrom(seed);
  const ground = await Ground.open({ random: chanceFrom(seed + 1), death: 5 * DEATH, fault: 2 * FAULT });
  const { service, worldId } = ground;
  const read = ({ kind, id }: Made): Promise<VersionedResource> =>
    kind === 'category' ? service.category(id) : service.fullArticle(id, { includeEmpty: true });
  // The outbox's marker stays.
  const stateIn = (resource: VersionedResource): string =>
    JSON.stringify({ ...stateOf(resource), scrapbook: undefined });
  const refOf = ({ kind, id }: Made): VersionedRef => ({
    kind: kind === 'category' ? 'category' : 'article',
    id,
  });
  try {
    await deleteVersions(null);
    const all = await linkedWorld(service, worldId, things, random);
    const then = await Promise.all(all.map(async (one) => ({ one, resource: await read(one) })));

    const there: Made[] = [];
    for (const one of all) {
      const fate = random();
      if (fate < DELETED) await remove(service, [one]);
      else there.push(one);
      if (fate >= DELETED && fate < DELETED + CHANGED && one.kind === 'article')
        await service.patchArticle(one.id, worldId, { content: 'Nothing.', excerpt: 'Since.', tags: [] });
    }
    for (const { one, resource } of then) {
      const now = there.includes(one) ? await read(one) : null;
      if (now && stateIn(now) === stateIn(resource)) continue;
      const before = { resource, readAt: READ, updatedAt: null };
      const after = now && { resource: now, updatedAt: null };
      await recordReplaced(worldId, [{ ref: refOf(one), before, after }], 'sync', REPLACED);
    }
    const before = await ground.standing();

    const keys = new Set(there.map((one) => keyOf(refOf(one))));
    const past = await readPastWorld({
      ...{ worldId, since: SINCE, there: keys, back: new Map(), slice: () => null },
      stateNow: async ({ kind, id }) => stateOf(await read({ kind, id, title: '' })),
    });
    const { plan, lost, created, restored, relinked } = await planPutBack({
      ...{ backup: past.backup, worldId, there: keys, back: new Set() },
      create: past.backup.manifest.resources.filter((one) => past.gone.has(keyOf(one))),
      restore: past.backup.manifest.resources.filter((one) => past.changed.has(keyOf(one))),
      relink: there.map((one) => ({ ...refOf(one), title: one.title })),
      readNow: async (_, id) => {
        const one = there.find((entry) => entry.id === id);
        return one && (await read(one)).raw;
      },
      ...{ contentOf: ({ content }) => content, slice: () => null, signal: new AbortController().signal },
      onProgress() {},
    });
    if (lost.length > 0) throw new Error(`Can't be put back: ${JSON.stringify(lost[0])}`);
    await ground.startPlan(plan);
    await ground.until('done');

    const ids = await idsNow(worldId);
    const gone = all.filter((one) => !there.includes(one));
    const isBack = ({ id }: Made): boolean => ids.has(id);
    let different = 0;
    for (const { one, resource } of then)
      if (there.includes(one) || isBack(one)) {
        const now = stateIn(await read({ ...one, id: ids.get(one.id) ?? one.id }));
        if (now !== renamedIn(stateIn(resource), ids)) different += 1;
      }
    const standing = await ground.standing();

    await importStore.changeJob(worldId, (job) => ({ ...job, state: 'undoing' }));
    await ground.until('undone');
    return {
      ...{ things: all.length, created, restored, relinked, kills: ground.kills, faults: ground.faults },
      lost: gone.filter((one) => !isBack(one)).length,
      twice: standing.length - before.length - gone.filter(isBack).length,
      different,
      left: changed(before, await ground.standing()),
    };
  } finally {
    await ground.close();
  }
}

/** A category for every twenty articles, each in another, and articles that link to earlier ones. */
async function linkedWorld(
  service: FullService,
  worldId: string,
  things: number,
  random: () => number,
): Promise<Made[]> {
  const all: Made[] = [];
  const pick = (kind: Made['kind']): Made | undefined => {
    const some = all.filter((one) => one.kind === kind);
    return some[Math.floor(random() * some.length)];
  };
  for (let number = 0; number < things; number += 1) {
    const title = `Thing ${number}`;
    const categoryId = pick('category')?.id ?? null;
    const mentions = [1, 2, 3].map(() => pick('article')?.id ?? null).filter((id) => id !== null);
    const content = mentions.map((id) => `By @[it](article:${id}).`).join(' ');
    const fields = { content, categoryId, tags: [`t${number % 7}`], template: 'person' };
    const isCategory = number % 20 === 0;
    const { id } = await (isCategory
      ? service.createCategory({ worldId, title, parentId: categoryId })
      : service.createArticle({ worldId, title, ...fields }));
    if (id === null) throw new Error('Not created');
    all.push({ kind: isCategory ? 'category' : 'article', id, title });
  }
  return all;
}
