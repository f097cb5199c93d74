import { report } from '../../diagnostics/index.ts';
import { changePins, type Pin, readPins } from '../../entries/index.ts';
import { dropRun } from '../../history/backup/index.ts';
import { changeImageConsent, moveConsent, removeWorldImages } from '../../images/index.ts';
import { adoptCopy, everything } from '../../library/index.ts';
import type { WorldId, WorldSummary } from '../../model/index.ts';
import { moveDrafts, openOutbox } from '../../outbox/index.ts';
import { type FullService, ServiceError } from '../../service/index.ts';
import { changeLocalWorlds, type LocalWorld, readConnection } from '../../stored-state/index.ts';
import { isLocalCategoryId } from '../../world-export/index.ts';
import { exportedWorlds } from './local-worlds.ts';
import { changeTraces } from './world-traces.ts';

/** Answers that tell which world it is, if most agree. Some articles may have been moved from another world since. */
const ANSWERS = 5;
/** Articles that are asked for their world. More than the answers, because some may be deleted since. */
const MOST_ASKED = 8;

/**
 * Makes one world of an export and the account's world that it was made of. An export page doesn't name its world's id,
 * but its articles have World Anvil's ids, so World Anvil is asked which world most are in, and the answer is stored.
 * Resumed at each update check until every export of the account's worlds has been found.
 */
export async function adoptWorlds(
  service: () => Promise<FullService | null>,
  arrangePages: () => Promise<void>,
): Promise<void> {
  const exported = await exportedWorlds();
  if (exported.length === 0) return;
  const connection = await readConnection();
  const connected = connection.state === 'connected' ? await service() : null;
  if (!connected || connection.state !== 'connected') return;
  for (const world of exported) {
    const id = connection.worlds.some((one) => one.id === world.id)
      ? world.id
      : (world.becomes ?? (await idOnPlatform(connected, connection.worlds, world)));
    if (id === null || !connection.worlds.some((one) => one.id === id)) continue;
    await changeLocalWorlds(({ worlds, chosenId }) => ({
      worlds: worlds.map((one) => (one.id === world.id ? { ...one, becomes: id } : one)),
      chosenId,
    }));
    // What it read was the copy; a backup of the account's world reads World Anvil.
    await dropRun(world.id);
    if (id !== world.id) await move(connected, world.id, id);
    await changeLocalWorlds(({ worlds, chosenId }) => ({
      worlds: worlds.filter((one) => one.id !== world.id),
      chosenId,
    }));
  }
  await arrangePages();
}

/** The account's world with the same slug, else with most of a sample of the articles. Null: can't be told now. */
async function idOnPlatform(
  service: FullService,
  worlds: readonly WorldSummary[],
  { id, slug }: LocalWorld,
): Promise<WorldId | null> {
  const named = slug === null ? undefined : worlds.find((world) => world.slug === slug);
  if (named) return named.id;
  const articles = (await everything(id)).filter(({ kind }) => kind === 'article');
  const wanted = Math.min(ANSWERS, articles.length);
  const votes = new Map<WorldId, number>();
  for (const article of sampleOf(articles, MOST_ASKED)) {
    try {
      const { worldId } = await service.article(article.id, { urgency: 'sync' });
      votes.set(worldId, (votes.get(worldId) ?? 0) + 1);
    } catch (error) {
      // Deleted, or another account's. The next article may tell.
      report(error, 'worlds.adopt');
    }
    for (const [worldId, count] of votes) if (count > wanted / 2) return worldId;
  }
  const answers = [...votes.values()].reduce((sum, count) => sum + count, 0);
  return [...votes].find(([, count]) => count > answers / 2)?.[0] ?? null;
}

/** This many of them, from all over the world. */
function sampleOf<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, count);
}

async function move(service: FullService, from: WorldId, to: WorldId): Promise<void> {
  const categories = await namedCategories(service, from, to);
  await moveDrafts(await openOutbox(), from, to, categories);
  const isNamed = ({ worldId, ref }: Pin): boolean => worldId === from && isLocalCategoryId(ref.id);
  if ((await readPins()).some(isNamed))
    await changePins((pins) => pins.flatMap((pin) => (isNamed(pin) ? inAccount(pin, categories) : pin)));
  await changeTraces((one) => (one === from ? to : one));
  await changeImageConsent(moveConsent(from, to));
  // They are stored again for the account's world when they are shown.
  await removeWorldImages(from);
  // Last: until here, the copy tells which categories were only named.
  await adoptCopy(from, to, categories);
}

/** A category that was only named is pinned as the account's, or not at all. */
function inAccount(pin: Pin, categories: ReadonlyMap<string, string>): Pin[] {
  const known = categories.get(pin.ref.id);
  return known === undefined ? [] : [{ ...pin, ref: { ...pin.ref, id: known } }];
}

/** An export page has titles in one line. */
const inOneLine = (title: string): string => title.replace(/\s+/g, ' ').trim();

/** The account's categories for those that an export named, by its ids. An ambiguous title names none. */
async function namedCategories(
  service: Pick<FullService, 'everyCategory'>,
  from: WorldId,
  to: WorldId,
): Promise<ReadonlyMap<string, string>> {
  const named = (await everything(from)).filter(
    ({ kind, id }) => kind === 'category' && isLocalCategoryId(id),
  );
  if (named.length === 0) return new Map();
  const byTitle = new Map<string, string | null>();
  try {
    for await (const { id, title } of service.everyCategory(to, { urgency: 'sync' })) {
      const name = inOneLine(title);
      byTitle.set(name, byTitle.has(name) ? null : id);
    }
  } catch (error) {
    if (!(error instanceof ServiceError) || !['forbidden', 'notFound'].includes(error.failure.kind))
      throw error;
  }
  return new Map(
    named.flatMap(({ id, title }) => {
      const known = byTitle.get(title) ?? null;
      return known === null ? [] : [[id, known] as const];
    }),
  );
}
