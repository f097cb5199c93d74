import { LINK } from '../documents/index.ts';
import { type Message, message, readMessage } from '../i18n/index.ts';
import type { Json, Raw, Values } from '../model/index.ts';
import { ServiceError, type ServiceFailure } from '../service/index.ts';
import { composedValues } from './compose.ts';
import type { FileRow, FileThing, JobRow } from './database.ts';
import type { ImportDeps, ImportService } from './deps.ts';
import { checksum } from './hash.ts';
import type { FindFor } from './targets.ts';
import { THINGS, type ThingKindRules } from './thing-kinds.ts';

/** Things that are read from the disk at once. */
const AT_ONCE = 50;
/** Answers that come again however often the same is sent. */
const PERMANENT: ReadonlySet<ServiceFailure['kind']> = new Set([
  'invalid',
  'forbidden',
  'notFound',
  'unsupported',
]);
/** Fields that change by themselves, or with what links here. */
const VOLATILE =
  /date|views|likes|words|count|slug|url|parsed|success|editable|position|^histories$|^timelines$/i;

/** A checksum of what an entry says, to know later whether somebody changed it. Pure. */
export const seenHash = (raw: Raw): string =>
  checksum(
    JSON.stringify(raw, (name, value: unknown) => {
      if (VOLATILE.test(name)) return undefined;
      // What it links to may get another name.
      return name !== '' && typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
    }),
  );

const isPermanent = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && PERMANENT.has(error.failure.kind);
const isFailure = (error: unknown, kind: ServiceFailure['kind']): boolean =>
  error instanceof ServiceError && error.failure.kind === kind;

interface Making {
  deps: ImportDeps;
  service: ImportService;
  job: JobRow;
  findFor: FindFor;
  /** What lists showed in this run, and what it has created since. Null: this account can't list it. */
  lists: Map<string, { id: string; title: string }[] | null>;
}

/**
 * Creates what isn't an article, one after the other, each once: what had the same title is noted before a request, so
 * that one whose response was lost is known by being new.
 * @returns false if the import was paused meanwhile
 */
export async function createThings(making: Making, signal: AbortSignal): Promise<boolean> {
  const { deps, job } = making;
  for (const step of ['thing', 'made'] as const)
    for (;;) {
      const rows = await deps.store.files(job.worldId, step, AT_ONCE);
      if (rows.length === 0) break;
      for (const row of rows) {
        signal.throwIfAborted();
        if ((await deps.store.job(job.worldId))?.state !== 'running') return false;
        await deps.store.put(job.worldId, [await (step === 'thing' ? created : linked)(making, row)]);
      }
    }
  return true;
}

const failed = (row: FileRow, problem: Message): FileRow => ({ ...row, step: 'failed', plan: null, problem });

const listOf = (kind: ThingKindRules, values: Values, { job }: Pick<Making, 'job'>): string =>
  `${kind.create} ${placeOf(kind, values, job)} ${values.folderId ?? ''}`;

/** Ids of what has this title. `how`: `known` lists a place only once in a run. Null: this account can't list it. */
async function idsTitled(
  making: Making,
  kind: ThingKindRules,
  values: Values,
  how: 'known' | 'fresh',
): Promise<string[] | null> {
  const { service, job, lists } = making;
  const key = listOf(kind, values, making);
  if (how === 'fresh' || !lists.has(key)) {
    try {
      const all: { id: string; title: string }[] = [];
      for await (const { id, title } of kind.list(service, placeOf(kind, values, job) ?? '', values))
        all.push({ id: String(id), title: title.trim() });
      lists.set(key, all);
    } catch (error) {
      // Notebooks are listed for nobody: World Anvil answers with an error.
      if (!isPermanent(error) && !(isFailure(error, 'server') && kind === THINGS.notebook)) throw error;
      lists.set(key, null);
    }
  }
  const title = titleOf(kind, values);
  return lists.get(key)?.flatMap((one) => (isTitled(one.title, title) ? [one.id] : [])) ?? null;
}

const titleOf = ({ titled }: ThingKindRules, values: Values): string => String(values[titled] ?? '').trim();

/** Lists may show only the beginning of a text that has no title. */
const isTitled = (shown: string, title: string): boolean =>
  shown === title || (shown.length >= 20 && title.startsWith(shown.replace(/…$|\.\.\.$/, '').trim()));

function placeOf({ within }: ThingKindRules, values: Values, { worldId }: Pick<JobRow, 'worldId'>) {
  const place = within === null ? worldId : values[within];
  return typeof place === 'string' ? place : null;
}

async function created(making: Making, row: FileRow): Promise<FileRow> {
  const { deps, service, job, findFor } = making;
  const { plan, thing } = row;
  if (!plan?.thing || !thing) return failed(row, message('putBack.failedDamaged'));
  const kind = THINGS[thing.kind];
  const values = composedValues(await deps.open(plan.thing.values), plan.links, await findFor(plan));
  if (placeOf(kind, values, job) === null) return failed(row, message('putBack.failedParent'));
  try {
    const titled = await idsTitled(making, kind, values, thing.asked === null ? 'known' : 'fresh');
    if (thing.asked !== null) {
      // Without a list, nobody knows whether it arrived, and it must not be there twice.
      if (titled === null) return failed(row, message('putBack.failedUnknown'));
      const arrived = titled.find((id) => !thing.asked?.includes(id));
      if (arrived !== undefined) return await readBack(making, row, thing, arrived);
    }
    const asked = { ...row, thing: { ...thing, asked: thing.asked ?? titled ?? [] } };
    if (thing.asked === null) await deps.store.put(job.worldId, [asked]);
    const { id } = await kind.make(service, job.worldId, values);
    if (id !== null) {
      making.lists.get(listOf(kind, values, making))?.push({ id: String(id), title: titleOf(kind, values) });
      return await readBack(making, asked, asked.thing, String(id));
    }
    const now = await idsTitled(making, kind, values, 'fresh');
    const arrived = now?.find((one) => !asked.thing.asked.includes(one));
    return arrived === undefined
      ? failed(asked, message('putBack.failedUnknown'))
      : await readBack(making, asked, asked.thing, arrived);
  } catch (error) {
    if (isPermanent(error)) return failed(row, readMessage(error.failure.sentence));
    throw error;
  }
}

async function readBack(
  { service }: Pick<Making, 'service'>,
  row: FileRow,
  thing: FileThing,
  id: string,
): Promise<FileRow> {
  const seen = seenHash(await THINGS[thing.kind].raw(service, id));
  return { ...row, step: 'made', articleId: id, thing: { ...thing, seen }, hash: row.plan?.hash ?? null };
}

/** Sets the links to what was created after it. Asked for twice, it is the same change. */
async function linked(making: Making, row: FileRow): Promise<FileRow> {
  const { deps, service, findFor } = making;
  const { plan, thing, articleId } = row;
  const done: FileRow = { ...row, step: 'done', plan: null };
  if (!plan?.thing || !thing || articleId === null) return done;
  const kind = THINGS[thing.kind];
  const { links } = plan;
  const late = links.some(({ to }) => to && 'path' in to && to.path >= row.path);
  if (!late) return done;
  const values: Record<string, Json> = {};
  const opened = await deps.open(plan.thing.values);
  const now = composedValues(opened, links, await findFor(plan));
  for (const [name, value] of Object.entries(opened))
    if (JSON.stringify(value ?? null).includes(LINK) && now[name] !== undefined) values[name] = now[name];
  try {
    await kind.patch(service, articleId, values);
  } catch (error) {
    if (isPermanent(error)) return { ...done, problem: readMessage(error.failure.sentence) };
    throw error;
  }
  return { ...(await readBack(making, row, thing, articleId)), step: 'done', plan: null };
}

/** Deletes what was created, unless somebody has changed it since. False: it stays. */
export async function removeThing(
  service: ImportService,
  id: string,
  { kind, seen }: FileThing,
): Promise<boolean> {
  const { raw, remove } = THINGS[kind];
  try {
    if (seenHash(await raw(service, id)) !== seen) return false;
    await remove(service, id);
  } catch (error) {
    if (!isFailure(error, 'notFound')) throw error;
  }
  return true;
}

/** The id under which a thing arrived whose outcome was unknown when the import was undone. Null: it didn't. */
export async function arrivedThing(making: Making, row: FileRow): Promise<FileRow | null> {
  const { plan, thing } = row;
  if (!plan?.thing || !thing?.asked) return null;
  const values = composedValues(
    await making.deps.open(plan.thing.values),
    plan.links,
    await making.findFor(plan),
  );
  const ids = await idsTitled(making, THINGS[thing.kind], values, 'fresh');
  const arrived = ids?.find((id) => !thing.asked?.includes(id));
  return arrived === undefined ? null : readBack(making, row, thing, arrived);
}
