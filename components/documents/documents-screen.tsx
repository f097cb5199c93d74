import { useEffect, useState } from 'preact/hooks';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { type ImportPlan, importStore, storeImport } from '../../lib/import/index.ts';
import { openLibrary, type WorldCopy } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { unwrap, type WorldId } from '../../lib/model/index.ts';
import { readAccountId, readConnection, watchConnection } from '../../lib/stored-state/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { Button, Card, Field, Notice, Select, TaskProgress, useWatched } from '../ui/index.ts';
import { ChooseDocuments } from './choose-documents.tsx';
import { ImportStatus, useImportProgress } from './import-status.tsx';
import { PlanView } from './plan-view.tsx';
import { useDocuments } from './use-documents.ts';
import './documents.css';

type Categories = WorldCopy['categories'];

/** Brings documents into a world of the account. */
export function DocumentsScreen({ onConnect }: { onConnect: () => void }) {
  const connection = useWatched(readConnection, watchConnection);
  const [chosen, setChosen] = useState<WorldId | null>(null);
  if (!connection) return null;
  const worlds = connection.state === 'none' ? [] : connection.worlds;
  const used = connection.state === 'none' ? null : connection.worldId;
  const world = worlds.find(({ id }) => id === (chosen ?? used)) ?? worlds[0];
  if (!world)
    return (
      <Card>
        <p>{t('documents.noWorld')}</p>
        <div class="import-actions">
          <Button tone="primary" onClick={onConnect}>
            {t('documents.connect')}
          </Button>
        </div>
      </Card>
    );
  return (
    <div class="column gap-4">
      {worlds.length > 1 && (
        <Field label={t('documents.world')}>
          {(ids) => (
            <Select
              {...ids}
              value={world.id}
              options={worlds.map(({ id, title }) => ({ value: id, label: title || t('world.untitled') }))}
              onChange={setChosen}
            />
          )}
        </Field>
      )}
      <InWorld worldId={world.id} />
    </div>
  );
}

const readCategories = async (worldId: WorldId): Promise<Categories> =>
  (await (await openLibrary()).world(worldId)).categories;

function InWorld({ worldId }: { worldId: WorldId }) {
  const documents = useDocuments(worldId);
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
  const start = (plan: ImportPlan) =>
    run(async () => {
      setStarting(true);
      try {
        const [connection, accountId] = await Promise.all([readConnection(), readAccountId()]);
        if (connection.state === 'none' || accountId === null) return;
        const account = { accountId, accountName: connection.username };
        const by = { ...account, id: crypto.randomUUID(), now: Date.now() };
        if (!(await storeImport(importStore, plan, by))) return;
        documents.started();
        unwrap(await request('import.control', { worldId, command: 'start' }));
      } finally {
        setStarting(false);
      }
    });
  return (
    <>
      {progress && <ImportStatus worldId={worldId} progress={progress} />}
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
          stop={t('import.stop')}
          onStop={documents.stop}
        />
      )}
      {state.step === 'plan' && state.plan.rows.length === 0 && (
        <Notice tone="warn">{t('documents.nothing')}</Notice>
      )}
      {state.step === 'plan' && (
        <PlanView
          {...state}
          categories={categories ?? []}
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
