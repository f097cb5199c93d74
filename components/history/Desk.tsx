import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../lib/bridge/index.ts';
import type { Changed } from '../../lib/history/index.ts';
import { announce } from '../ui/index.ts';
import { undoing } from './asking.ts';
import { Conflict } from './Conflict.tsx';
import { carryOut, currentDeeds, type Deed, insist, putAway, type Told, watchDeeds } from './deeds.ts';
import { UndoToast } from './UndoToast.tsx';
import { entryOf } from './useKnown.ts';

const TYPED_INTO = 'input, textarea, select, dialog, [contenteditable]';

/** The newest one that can be taken back. */
const takenBackNext = (told: readonly Told[]): Told | null =>
  told.findLast(({ standing }) => standing.step === 'done' && standing.undoes !== null) ?? null;

function undo({ key, deed, standing }: Told): void {
  if (standing.step !== 'done' || !standing.undoes) return;
  putAway(key);
  void perform(undoing(standing.undoes, deed.isPrivate));
}

/** Theirs stays: the copy here is to show it too. */
function keep({ key, deed }: Told): void {
  putAway(key);
  const entry = entryOf(deed.ref);
  if (entry) void ask('library.refreshOne', { worldId: deed.ref.worldId, ...entry }).catch(() => {});
}

/** Everything that is told of what was done: the messages, and the one question that waits for an answer. */
export function Desk() {
  const [told, setTold] = useState(currentDeeds);
  useEffect(() => watchDeeds(() => setTold(currentDeeds())), []);
  const next = takenBackNext(told);
  useEffect(() => {
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
  const asked = told.find(({ standing }) => standing.step === 'conflict');
  return (
    <>
      <section class="toasts" aria-label="What was just changed" hidden={told.length === 0}>
        {told.map((one) => (
          <UndoToast
            key={one.key}
            told={one}
            hasKey={one === next}
            onUndo={() => undo(one)}
            onClose={() => putAway(one.key)}
          />
        ))}
      </section>
      {asked?.standing.step === 'conflict' && (
        <Conflict
          key={asked.key}
          deed={asked.deed}
          conflict={asked.standing.conflict}
          isBusy={asked.standing.isBusy}
          onKeep={() => keep(asked)}
          onInsist={() => void insist(asked)}
        />
      )}
    </>
  );
}

/** An empty search box has nothing to take back, so the key is free there. */
function isTyping(target: Element): boolean {
  const field = target.closest(TYPED_INTO);
  return field !== null && !(field instanceof HTMLInputElement && field.value === '');
}

let host: HTMLElement | null = null;

/** Does it, and tells of it on this page, whatever place of it is shown by then. */
export async function perform(deed: Deed): Promise<Changed | null> {
  if (!host?.isConnected) {
    host = document.createElement('div');
    document.body.append(host);
    render(<Desk />, host);
  }
  const changed = await carryOut(deed);
  const { standing } = currentDeeds().find((one) => one.deed === deed) ?? {};
  if (standing && 'sentence' in standing) {
    const way = standing.step === 'done' && standing.undoes ? ' Control and Z takes it back.' : '';
    announce(`${standing.sentence}${way}`);
  }
  return changed;
}
