import { useEffect, useState } from 'preact/hooks';
import { openOutbox } from '../../lib/outbox/index.ts';
import { createDesk, type Desk, type DeskState } from './desk.ts';
import { localJournal } from './journal.ts';

/** The desk of this window, or why there is none. */
export type DeskOpening = { desk: Desk | null; trouble: string | null };

/** Opens the outbox once; what is typed is handed over when the page goes. */
export function useDesk(): DeskOpening {
  const [opening, setOpening] = useState<DeskOpening>({ desk: null, trouble: null });
  useEffect(() => {
    let desk: Desk | null = null;
    let gone = false;
    openOutbox().then(
      async (store) => {
        desk = createDesk(store, localJournal());
        await desk.recover();
        await desk.refresh();
        if (!gone) setOpening({ desk, trouble: null });
      },
      (error: unknown) => {
        if (!gone)
          setOpening({ desk: null, trouble: error instanceof Error ? error.message : String(error) });
      },
    );
    const leave = () => desk?.flush();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      gone = true;
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
  return opening;
}

const NOTHING: DeskState = {
  all: null,
  drafts: [],
  draft: null,
  trouble: null,
  formId: null,
  continued: null,
};

/** What stands on the desk, as it changes. */
export function useDeskState(desk: Desk | null): DeskState {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (!desk) return;
    setTurn((turn) => turn + 1);
    return desk.subscribe(() => setTurn((turn) => turn + 1));
  }, [desk]);
  return desk ? desk.state() : NOTHING;
}
