import type { Message } from '../i18n/index.ts';
import type { Instant, WorldId } from '../model/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { JobState, RowStep } from './database.ts';
import { draftIdOf } from './start.ts';
import { type ImportStore, importStore } from './store.ts';

/** How far the last import into a world is. */
export interface ImportProgress {
  id: string;
  state: JobState;
  source: 'documents' | 'backup';
  beganAt: Instant;
  /** Files by how far they are. Those of earlier imports count as `done` too. */
  steps: Readonly<Record<RowStep, number>>;
  /** Files whose draft needs attention in the outbox. */
  attention: { path: string; title: string; draftId: string }[];
  /** Categories that still have to be created. */
  folders: number;
  /** Categories that undoing left. */
  stayed: number;
  /** Why nothing goes on at the moment. */
  waitsFor: Message | null;
}

const STEPS: readonly RowStep[] = [
  ...([
    'thing',
    'made',
    'waiting',
    'sent',
    'created',
    'update',
    'changing',
    'done',
    'failed',
    'removed',
    'kept',
  ] as const),
];

/** Null if nothing was imported into this world. */
export async function readImport(
  worldId: WorldId,
  outbox: Pick<Outbox, 'get'>,
  store: ImportStore = importStore,
): Promise<ImportProgress | null> {
  const job = await store.job(worldId);
  if (!job) return null;
  const counts = await Promise.all(STEPS.map((step) => store.count(worldId, step)));
  const attention: ImportProgress['attention'] = [];
  for (const row of await store.files(worldId, 'sent')) {
    const draftId = await draftIdOf(row);
    const draft = await outbox.get(draftId);
    if (draft?.delivery.state === 'attention') attention.push({ path: row.path, title: row.title, draftId });
  }
  const steps = { ...emptySteps, ...Object.fromEntries(STEPS.map((step, at) => [step, counts[at] ?? 0])) };
  const { id, state, at: beganAt, waitsFor, folders } = job;
  return {
    id,
    state,
    source: job.source ?? 'documents',
    beganAt,
    steps,
    attention,
    folders: folders.filter((one) => one.id === null).length,
    stayed: folders.filter(({ hasStayed }) => hasStayed).length,
    waitsFor,
  };
}

const emptySteps: ImportProgress['steps'] = {
  ...{
    thing: 0,
    made: 0,
    waiting: 0,
    sent: 0,
    created: 0,
    update: 0,
    changing: 0,
    done: 0,
    failed: 0,
    removed: 0,
    kept: 0,
  },
};
