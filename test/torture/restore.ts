import { Window } from 'happy-dom';
import { importStore, readPutBack } from '../../lib/import/index.ts';
import { pathOf, planPutBack } from '../../lib/put-back/index.ts';
import type { FullService } from '../../lib/service/index.ts';
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
