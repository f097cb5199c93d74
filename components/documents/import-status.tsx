import { useState } from 'preact/hooks';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { type MessageId, t } from '../../lib/i18n/index.ts';
import { type ImportProgress, readImport, watchImports } from '../../lib/import/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { unwrap, type WorldId } from '../../lib/model/index.ts';
import { openOutbox } from '../../lib/outbox/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { Button, Card, ConfirmDialog, Notice, useWatched } from '../ui/index.ts';

/** How far the last import into a world is; null if there was none. */
export const useImportProgress = (worldId: WorldId): ImportProgress | null | undefined =>
  useWatched(
    async () => readImport(worldId, await openOutbox()).catch(reportAndUse('documents.progress', null)),
    (changed) => watchImports((change) => change.worldId === worldId && changed()),
    [worldId],
  );

const isUnderWay = ({ state }: ImportProgress): boolean =>
  state === 'running' || state === 'paused' || state === 'undoing';

const WORDS = {
  documents: {
    ...{ running: 'documents.running', paused: 'documents.paused', done: 'documents.done' },
    ...{ undoing: 'documents.undoing', undone: 'documents.undone', undoneInPart: 'documents.undoneInPart' },
    ...{ undo: 'documents.undo', question: 'documents.undoQuestion', hint: 'documents.undoHint' },
    ...{ left: 'documents.left', failed: 'documents.failed' },
  },
  backup: {
    ...{ running: 'putBack.running', paused: 'putBack.paused', done: 'putBack.done' },
    ...{ undoing: 'putBack.undoing', undone: 'putBack.undone', undoneInPart: 'putBack.undoneInPart' },
    ...{ undo: 'putBack.undo', question: 'putBack.undoQuestion', hint: 'putBack.undoHint' },
    ...{ left: 'putBack.left', failed: 'putBack.failed' },
  },
} as const satisfies Record<ImportProgress['source'], Record<string, MessageId>>;

function titleOf({ state, steps, source }: ImportProgress): string {
  const words = WORDS[source];
  if (state === 'entering') return t('entering.title');
  if (state === 'storing') return t(words.running);
  return t(state === 'undone' && steps.kept > 0 ? words.undoneInPart : words[state]);
}

type Command = 'start' | 'pause' | 'goOn' | 'undo';

/** How far the last import is, with what can be done about it. */
export function ImportStatus(props: {
  worldId: WorldId;
  progress: ImportProgress;
  /** The world's title, where several may be meant. */
  world?: string;
  /** Opens the queue of an import that is entered by hand. */
  onQueue?: () => void;
  /** Whether Loreside can delete what it created. */
  canUndo: boolean;
}) {
  const { worldId, progress, world } = props;
  const words = WORDS[progress.source];
  const { state, steps, attention, waitsFor } = progress;
  const [isAsking, setAsking] = useState(false);
  const [errorMessage, run] = useAsyncAction();
  const control = (command: Command) =>
    run(async () => {
      unwrap(await request('import.control', { worldId, command }));
    });
  const waiting = steps.waiting + steps.sent + steps.created + steps.thing + steps.made;
  const left = waiting + steps.update + steps.changing + progress.folders;
  const isRunning = state === 'running' || state === 'storing';
  return (
    <Card>
      <h2>{titleOf(progress)}</h2>
      {world !== undefined && <bdi class="soft">{world}</bdi>}
      {state === 'undoing' && (
        <>
          <progress aria-label={titleOf(progress)} />
          <p class="soft">{t('documents.undoingHint')}</p>
        </>
      )}
      {(isRunning || state === 'paused' || state === 'entering') && (
        <>
          <progress aria-label={titleOf(progress)} max={Math.max(1, left + steps.done)} value={steps.done} />
          <p class="soft" role="status">
            {t(words.left, { count: left })}
          </p>
        </>
      )}
      {isRunning && <p class="small soft">{t('documents.goesOn')}</p>}
      {waitsFor && <Notice>{t(waitsFor)}</Notice>}
      {steps.failed > 0 && <Notice tone="warn">{t(words.failed, { count: steps.failed })}</Notice>}
      {attention.length > 0 && (
        <Notice tone="warn">
          {t('documents.attention', { count: attention.length })}{' '}
          {attention.slice(0, 3).map(({ draftId, title }) => (
            <bdi key={draftId}>“{title}” </bdi>
          ))}
        </Notice>
      )}
      {steps.kept > 0 && <Notice>{t('documents.kept', { count: steps.kept })}</Notice>}
      {progress.stayed > 0 && <Notice>{t('documents.categoriesStayed', { count: progress.stayed })}</Notice>}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <div class="import-actions">
        {state === 'running' && <Button onClick={() => control('pause')}>{t('common.pause')}</Button>}
        {state === 'entering' && (
          <Button tone="primary" icon="edit" onClick={props.onQueue}>
            {t('documents.goOn')}
          </Button>
        )}
        {state === 'paused' && (
          <Button tone="primary" onClick={() => control('goOn')}>
            {t('documents.goOn')}
          </Button>
        )}
        {props.canUndo && (isUnderWay(progress) || state === 'done') && state !== 'undoing' && (
          <Button tone="quiet" onClick={() => setAsking(true)}>
            {t(words.undo)}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t(words.question)}
          confirm={t(words.undo)}
          tone="danger"
          onConfirm={() => {
            setAsking(false);
            control('undo');
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t(words.hint)}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
