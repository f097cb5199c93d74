import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { openHistory } from '../../lib/history/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { dismissToast, showToast } from '../ui/index.ts';
import type { Conflict as ConflictDialog } from './conflict.tsx';
import { undoOperation } from './create-operations.ts';
import { ExposureDialog } from './exposure-dialog.tsx';
import { toastOf } from './operation-toast.tsx';
import {
  currentOperations,
  dismiss,
  overwrite,
  type RunningOperation,
  watchOperations,
} from './operations.ts';
import { perform } from './perform.ts';
import { entryOf } from './use-entry-info.ts';

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
          onInsist={() => void overwrite(conflicting)}
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
