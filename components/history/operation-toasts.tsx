import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Conflict as ConflictDialog } from './conflict.tsx';
import { undoOperation } from './create-operations.ts';
import { ExposureDialog } from './exposure-dialog.tsx';
import {
  currentOperations,
  dismiss,
  overwrite,
  type RunningOperation,
  watchOperations,
} from './operations.ts';
import { perform } from './perform.ts';
import { UndoToast } from './undo-toast.tsx';
import { entryOf } from './use-entry-info.ts';

const TEXT_FIELDS = 'input, textarea, select, dialog, [contenteditable]';

/** The newest operation that can be undone. */
const nextToUndo = (running: readonly RunningOperation[]): RunningOperation | null =>
  running.findLast(({ status }) => status.step === 'done' && status.undoes !== null) ?? null;

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

/** Toasts for running and finished operations, and the dialogs that wait for an answer. */
export function OperationToasts() {
  const [running, setRunning] = useState(currentOperations);
  useEffect(() => watchOperations(() => setRunning(currentOperations())), []);
  const next = nextToUndo(running);
  // A layout effect, so that the key works from the first paint.
  useLayoutEffect(() => {
    if (!next) return;
    const pressed = (event: KeyboardEvent) => {
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      const { target } = event;
      if (!isUndo || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') || (target instanceof Element && isTyping(target))) return;
      event.preventDefault();
      undo(next);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [next]);
  const conflicting = running.find(({ status }) => status.step === 'conflict');
  const exposing = running.find(({ status }) => status.step === 'asking');
  const Conflict = useConflict(conflicting !== undefined);
  return (
    <>
      <section
        class="toasts"
        aria-label={t('history.recentChanges')}
        hidden={running.every(({ status }) => status.step === 'asking' || status.step === 'conflict')}
      >
        {running.map((one) => (
          <UndoToast
            key={one.key}
            running={one}
            hasKey={one === next}
            onUndo={() => undo(one)}
            onClose={() => dismiss(one.key)}
          />
        ))}
      </section>
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

/** An empty search box has nothing to undo, so the key works there. */
function isTyping(target: Element): boolean {
  const field = target.closest(TEXT_FIELDS);
  return field !== null && !(field instanceof HTMLInputElement && field.value === '');
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
