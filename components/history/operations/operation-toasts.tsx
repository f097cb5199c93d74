import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../../lib/diagnostics/index.ts';
import { openHistory } from '../../../lib/history/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { request } from '../../../lib/messaging/index.ts';
import { ConfirmDialog, dismissToast, showToast, type Toast } from '../../ui/index.ts';
import { entryOf } from '../use-entry-info.ts';
import type { Conflict as ConflictDialog } from './conflict.tsx';
import { undoOperation } from './create-operations.ts';
import {
  currentOperations,
  dismiss,
  type OperationStatus,
  type RunningOperation,
  resolveConflict,
  watchOperations,
} from './operations.ts';
import { perform } from './perform.ts';

function undo({ key, operation, status }: RunningOperation): void {
  if (status.step !== 'done' || !status.undoes) return;
  dismiss(key);
  void perform(undoOperation(status.undoes, operation.isPrivate));
}

/** Their version stays, so read it into the offline copy. */
function keep({ key, operation }: RunningOperation): void {
  dismiss(key);
  const entry = entryOf(operation.ref);
  const { worldId } = operation.ref;
  // Where it can't be read now, the next sync brings it.
  if (entry) void request('library.refreshOne', { worldId, ...entry });
}

/** Takes away what can't be undone any more, because the history of its world was deleted. */
async function dismissForgotten(): Promise<void> {
  for (const { key, status } of currentOperations())
    if (status.step === 'done' && status.undoes && !(await openHistory().change(status.undoes.id)))
      dismiss(key);
}

/** Shows operations in the page's toast stack, also those that began before it was drawn. */
function useOperations(): readonly RunningOperation[] {
  const [running, setRunning] = useState(currentOperations);
  useEffect(() => {
    let shown = new Map<RunningOperation, string>();
    const update = () => {
      const operations = currentOperations();
      const next = new Map<RunningOperation, string>();
      for (const one of operations) {
        const toast = toastOf(one, () => undo(one));
        if (!toast) continue;
        next.set(one, toast.id);
        // An unchanged toast keeps its remaining time.
        if (!shown.has(one)) showToast(toast);
      }
      const ids = new Set(next.values());
      for (const id of shown.values()) if (!ids.has(id)) dismissToast(id);
      shown = next;
      setRunning(operations);
    };
    update();
    const unwatch = watchOperations(update);
    const unsubscribe = openHistory().subscribe(({ ref, batch }) => {
      if (ref === null && batch === null) dismissForgotten().catch(reportAs('history.dismissForgotten'));
    });
    return () => {
      unwatch();
      unsubscribe();
      for (const id of shown.values()) dismissToast(id);
    };
  }, []);
  return running;
}

/** Shows running and finished operations as toasts, and draws the dialogs that wait for an answer. */
export function OperationToasts() {
  const running = useOperations();
  const conflicting = running.find(({ status }) => status.step === 'conflict');
  const exposing = running.find(({ status }) => status.step === 'asking');
  const Conflict = useConflict(conflicting !== undefined);
  return (
    <>
      {exposing && <ExposureDialog key={exposing.key} running={exposing} />}
      {conflicting?.status.step === 'conflict' && Conflict && (
        <Conflict
          key={conflicting.key}
          operation={conflicting.operation}
          conflict={conflicting.status.conflict}
          isBusy={conflicting.status.isBusy}
          onKeep={() => keep(conflicting)}
          onInsist={() => void resolveConflict(conflicting)}
          onMerge={(both) => void resolveConflict(conflicting, both)}
        />
      )}
    </>
  );
}

type ConflictView = typeof ConflictDialog;

/** Conflicts are rare, so the dialog loads when the first one happens. */
function useConflict(isWanted: boolean): ConflictView | null {
  const [view, setView] = useState<{ Conflict: ConflictView } | null>(null);
  useEffect(() => {
    if (isWanted && !view) void import('./conflict.tsx').then(setView);
  }, [isWanted, view]);
  return view?.Conflict ?? null;
}

/** Asks before more people can see an entry. */
function ExposureDialog({ running: { operation, status } }: { running: RunningOperation }) {
  if (status.step !== 'asking') return null;
  const { question, answer } = status;
  return (
    <ConfirmDialog
      title={t(question.title)}
      confirm={t(question.confirm)}
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      <p>
        <bdi data-private={operation.isPrivate || undefined}>
          {t('common.quoted', { title: operation.title || t('common.untitled') })}
        </bdi>
      </p>
      {question.warnings.map((warning) => (
        <p key={warning.id}>{t(warning)}</p>
      ))}
    </ConfirmDialog>
  );
}

/** Milliseconds: long enough to read it and press Undo. */
const DISPLAY_MS = 12_000;

const TONES: Record<Exclude<OperationStatus['step'], 'conflict' | 'asking'>, Toast['tone']> = {
  busy: 'busy',
  done: 'good',
  refused: 'danger',
  unknown: 'warn',
};

/** These texts may name entries, so they are covered. Why something failed is shown to everybody. */
const PRIVATE_STEPS: readonly OperationStatus['step'][] = ['busy', 'done'];

/** The toast of an operation; null while a dialog asks about it. */
function toastOf(running: RunningOperation, onUndo: () => void): Toast | null {
  const { key, operation, status } = running;
  if (status.step === 'conflict' || status.step === 'asking') return null;
  const { isPrivate } = operation;
  return {
    id: `operation ${key}`,
    tone: TONES[status.step],
    content: (
      <>
        <bdi class="toast-title cut small soft" data-private={isPrivate || undefined}>
          {operation.title || t('common.untitled')}
        </bdi>
        <span data-private={(isPrivate && PRIVATE_STEPS.includes(status.step)) || undefined}>
          {status.step === 'busy' ? operation.doing : status.sentence}
        </span>
      </>
    ),
    displayMs: status.step === 'done' ? DISPLAY_MS : null,
    onUndo: status.step === 'done' && status.undoes ? onUndo : undefined,
    onClose: () => dismiss(key),
    worldId: operation.ref.worldId,
  };
}
