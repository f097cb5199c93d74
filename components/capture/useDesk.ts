import { useEffect, useState } from 'preact/hooks';
import { openOutbox } from '../../lib/outbox/index.ts';
import { createDesk } from './desk.ts';
import type { Desk, DeskState } from './desk-state.ts';
import { localJournal } from './journal.ts';

/** The desk of this window, or why there is none. */
export type DeskOpening = { desk: Desk | null; trouble: string | null };

/** Until the next try to open the outbox, in milliseconds. */
const AGAIN = 3_000;

async function openDesk(): Promise<Desk> {
  const desk = createDesk(await openOutbox(), localJournal());
  // What a killed window left is found again the next time where it can't be stored now.
  await desk.recover().catch(() => {});
  await desk.refresh();
  return desk;
}

/** Opens the outbox, again and again until it can; what is typed is handed over when the page goes. */
export function useDesk(): DeskOpening {
  const [opening, setOpening] = useState<DeskOpening>({ desk: null, trouble: null });
  useEffect(() => {
    let desk: Desk | null = null;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () =>
      openDesk().then(
        (opened) => {
          desk = opened;
          if (!gone) setOpening({ desk, trouble: null });
          // After the first paint: it reads all the copies.
          timer = setTimeout(() => void opened.check(), 0);
        },
        (error: unknown) => {
          if (gone) return;
          setOpening({ desk: null, trouble: error instanceof Error ? error.message : String(error) });
          timer = setTimeout(begin, AGAIN);
        },
      );
    void begin();
    const leave = () => desk?.flush();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      gone = true;
      clearTimeout(timer);
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
  aside: [],
  safety: 'saved',
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
