import { useEffect, useState } from 'preact/hooks';
import { detach, reportAndUse } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { BY_HAND, type ImportPlan, importStore, NO_WORLD, storeImport } from '../../lib/import/index.ts';
import { openLibrary, type WorldCopy } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { unwrap, type WorldId } from '../../lib/model/index.ts';
import {
  readAccountId,
  readAvailableWorlds,
  readConnection,
  watchAvailableWorlds,
} from '../../lib/stored-state/index.ts';
import { usePanelOpener } from '../local-worlds/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { Button, Field, Notice, Select, TaskProgress, useWatched } from '../ui/index.ts';
import { ChooseDocuments } from './choose-documents.tsx';
import { ImportStatus, useImportProgress } from './import-status.tsx';
import { PlanView } from './plan-view.tsx';
import { Tables } from './tables.tsx';
import { useDocuments } from './use-documents.ts';
import './documents.css';

type Categories = WorldCopy['categories'];

interface Target {
  id: WorldId;
  title: string;
  /** Its articles are entered on World Anvil by hand. */
  isByHand: boolean;
}

/** The worlds that documents can be brought into. The sample is nowhere on World Anvil. */
async function readTargets(): Promise<{ targets: Target[]; used: WorldId | null }> {
  const { worlds, worldId } = await readAvailableWorlds();
  const targets = worlds.flatMap(({ id, title, source }) =>
    source === 'sample' ? [] : [{ id, title: title || t('world.untitled'), isByHand: source === 'export' }],
  );
  const job = await importStore.job(NO_WORLD);
  if (targets.length === 0 || job?.state === 'entering')
    targets.push({ id: NO_WORLD, title: t('entering.activeWorld'), isByHand: true });
  return { targets, used: worldId };
}

/** Brings documents into a world: one of the account, or one that a person enters them in. */
export function DocumentsScreen({ onConnect }: { onConnect: () => void }) {
  const known = useWatched(
    () => readTargets().catch(reportAndUse('documents.targets', { targets: [], used: null })),
    watchAvailableWorlds,
  );
  const [chosen, setChosen] = useState<WorldId | null>(null);
  if (!known) return null;
  const { targets: worlds, used } = known;
  const world = worlds.find(({ id }) => id === (chosen ?? used)) ?? worlds[0];
  if (!world) return null;
  return (
    <div class="column gap-4">
      {worlds.every(({ isByHand }) => isByHand) && (
        <Notice
          actions={
            <Button size="small" onClick={onConnect}>
              {t('connection.connect')}
            </Button>
          }
        >
          {t('documents.noWorld')}
        </Notice>
      )}
      {worlds.length > 1 && (
        <Field label={t('documents.world')}>
          {(ids) => (
            <Select
              {...ids}
              value={world.id}
              options={worlds.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={setChosen}
            />
          )}
        </Field>
      )}
      <InWorld worldId={world.id} isByHand={world.isByHand} />
    </div>
  );
}

const readCategories = async (worldId: WorldId): Promise<Categories> =>
  (await (await openLibrary()).world(worldId)).categories;

function InWorld({ worldId, isByHand }: { worldId: WorldId; isByHand: boolean }) {
  const documents = useDocuments(worldId, isByHand);
  const openPanel = usePanelOpener();
  const { state } = documents;
  const progress = useImportProgress(worldId);
  const categories = useWatched(
    () => readCategories(worldId).catch(reportAndUse('documents.categories', [])),
    () => () => {},
    [worldId, state.step],
  );
  const [isStarting, setStarting] = useState(false);
  const [errorMessage, run] = useAsyncAction();
  const isUnderWay = progress ? progress.state !== 'done' && progress.state !== 'undone' : false;
  // What was imported or undone is planned differently now.
  useEffect(() => {
    if (progress?.state === 'done' || progress?.state === 'undone') documents.again();
  }, [progress?.state]);
  // The browser opens the panel only in the click itself.
  const openQueue = () => detach(openPanel({ view: 'entering', into: worldId }), 'documents.openQueue');
  const start = (plan: ImportPlan) => {
    if (isByHand) openQueue();
    return run(async () => {
      setStarting(true);
      try {
        const id = crypto.randomUUID();
        if (isByHand) {
          if (await storeImport(importStore, plan, { ...BY_HAND, id, now: Date.now() })) documents.started();
          return;
        }
        const [connection, accountId] = await Promise.all([readConnection(), readAccountId()]);
        if (connection.state === 'none' || accountId === null) return;
        const account = { accountId, accountName: connection.username };
        const by = { ...account, id, now: Date.now() };
        if (!(await storeImport(importStore, plan, by))) return;
        documents.started();
        unwrap(await request('import.control', { worldId, command: 'start' }));
      } finally {
        setStarting(false);
      }
    });
  };
  return (
    <>
      {progress && (
        <ImportStatus worldId={worldId} progress={progress} onQueue={openQueue} canUndo={!isByHand} />
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {state.step === 'choose' && (
        <>
          {state.hasFailed && <Notice tone="danger">{t('documents.failedReading')}</Notice>}
          <ChooseDocuments onFiles={documents.read} />
        </>
      )}
      {state.step === 'reading' && (
        <TaskProgress
          label={t('documents.reading')}
          detail={state.total === null ? '' : t('documents.read', { done: state.done, total: state.total })}
          done={state.done}
          total={state.total ?? 1}
          stop={t('common.stop')}
          onStop={documents.stop}
        />
      )}
      {state.step === 'tables' && (
        <Tables
          tables={state.tables}
          onChange={documents.changeTable}
          onTake={documents.takeTables}
          onReset={documents.reset}
        />
      )}
      {state.step === 'plan' && state.plan.rows.length === 0 && (
        <Notice tone="warn">{t('documents.nothing')}</Notice>
      )}
      {state.step === 'plan' && (
        <PlanView
          {...state}
          categories={categories ?? []}
          isByHand={isByHand}
          obstacle={isUnderWay ? t('documents.underWay') : null}
          isStarting={isStarting}
          onChange={documents.change}
          onStart={start}
          onReset={documents.reset}
        />
      )}
    </>
  );
}
