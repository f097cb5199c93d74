import { reportAs } from '../../diagnostics/index.ts';
import { HistoryUnavailable, hasSealed, newId, openedValues, openHistory } from '../../history/index.ts';
import {
  type BatchStanding,
  importStore,
  type JobState,
  NotConnected,
  runImports,
} from '../../import/index.ts';
import { openWriter } from '../../library/index.ts';
import type { Handlers } from '../../messaging/index.ts';
import { failed, ok, type WorldId } from '../../model/index.ts';
import { openOutbox } from '../../outbox/index.ts';
import type { FullService } from '../../service/index.ts';
import type { BackgroundServices } from '../core/call-service.ts';
import { createDurableRunner } from '../core/durable-runner.ts';
import type { HistoryRunner } from '../history/history-runner.ts';
import { secretSealing } from '../history/secret-sealing.ts';

/** Exists while documents are brought into a world. */
export const IMPORT_ALARM = 'import';

/** From which state to which each command leads. */
const COMMANDS: Readonly<Record<string, readonly [from: readonly JobState[], to: JobState]>> = {
  start: [['running'], 'running'],
  pause: [['running'], 'paused'],
  goOn: [['paused'], 'running'],
  undo: [['running', 'paused', 'done'], 'undoing'],
};

async function standingOf(id: string): Promise<BatchStanding | null> {
  const history = openHistory();
  const progress = await history.progress(id);
  if (!progress) return null;
  const isOver = progress.state !== 'running';
  const items = isOver ? await history.items(id) : [];
  const failed = items.flatMap(({ edit, result }) => (result?.ok ? [] : [edit.ref.id]));
  return { isOver, waitsFor: progress.waitsFor, failed: new Set(failed) };
}

/** What is deleted on World Anvil leaves the offline copy, too. */
const withCopy = (service: FullService | null, worldId: WorldId): FullService | null =>
  service && {
    ...service,
    async deleteArticle(id, options) {
      await service.deleteArticle(id, options);
      await openWriter().put(worldId, [], [{ kind: 'article', id }]);
    },
    async deleteCategory(id, options) {
      await service.deleteCategory(id, options);
      await openWriter().put(worldId, [], [{ kind: 'category', id }]);
    },
  };

export type ImportRunner = ReturnType<typeof createImportRunner>;

/** Carries out imports. Everything about them is stored, so any worker can continue. */
export function createImportRunner(
  { service, vault }: Pick<BackgroundServices, 'service' | 'vault'>,
  history: HistoryRunner,
  wakeOutbox: () => void,
) {
  const runner = createDurableRunner({
    alarm: IMPORT_ALARM,
    async run(signal) {
      const next = await runImports(
        {
          ...{ store: importStore, outbox: await openOutbox(), wakeOutbox, batch: standingOf },
          service: async (worldId) => withCopy(await service(worldId), worldId),
          history: {
            ...history.engine,
            async startBatch(edits, known) {
              const batch = await history.engine.startBatch(edits, known);
              void history.wake();
              return batch;
            },
            async undoBatch(batch, known) {
              const undo = await history.engine.undoBatch(batch, known);
              void history.wake();
              return undo;
            },
          },
          async open(values) {
            const opened = await openedValues(values, secretSealing(vault));
            if (hasSealed(opened)) throw new NotConnected();
            return opened;
          },
          newBatchId: () => newId(Date.now()),
          now: Date.now,
        },
        signal,
      );
      return next;
    },
    onError: reportAs('import.import-runner'),
  });

  return {
    ...runner,
    /** Encrypts texts, as the history does. */
    seal: (texts: readonly string[]): Promise<string[]> => {
      const by = secretSealing(vault);
      return by.during(() => Promise.all(texts.map((text) => by.seal(JSON.stringify(text)))));
    },
    /** Lets an import begin, pause, go on, or be undone. False: it is in another state. */
    async control(worldId: string, command: keyof typeof COMMANDS): Promise<boolean> {
      const [from = [], to = 'running'] = COMMANDS[command] ?? [];
      return runner.during(async () => {
        const job = await importStore.changeJob(worldId, (stored) =>
          from.includes(stored.state) ? { ...stored, state: to, waitsFor: null } : null,
        );
        return job !== null;
      });
    },
  };
}

export const importHandlers = (runner: ImportRunner): Pick<Handlers, 'import.control' | 'import.seal'> => ({
  'import.control': async ({ worldId, command }) => ok(await runner.control(worldId, command)),
  async 'import.seal'({ texts }) {
    try {
      return ok(await runner.seal(texts));
    } catch (error) {
      if (!(error instanceof HistoryUnavailable)) throw error;
      return failed({ kind: 'notStored', sentence: error.sentence });
    }
  },
});
