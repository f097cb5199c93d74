import type { Pacer, Turn } from '../pacer.ts';
import type { CallOptions } from '../port.ts';
import { abortError } from './deadline.ts';

interface InFlight<T> {
  answer: Promise<T>;
  turn: Turn;
  callers: number;
  abandon: AbortController;
}

/**
 * Deduplicates concurrent reads. An identical read joins the one in flight, and raises its priority if a user waits.
 * When the last caller aborts, the request is aborted. A read with `fresh` or `precedesWrite` never joins another.
 */
export function createReadSharing<T>() {
  const inFlight = new Map<string, InFlight<T>>();

  function begin(
    key: string,
    { urgency = 'person', precedesWrite = false }: CallOptions,
    start: (turn: Turn) => Promise<T>,
  ): InFlight<T> {
    const abandon = new AbortController();
    const turn: Turn = { urgency, write: false, precedesWrite, signal: abandon.signal };
    const answer = start(turn).finally(() => {
      if (inFlight.get(key)?.abandon === abandon) inFlight.delete(key);
    });
    const flight = { answer, turn, callers: 0, abandon };
    inFlight.set(key, flight);
    return flight;
  }

  return async (
    key: string,
    options: CallOptions,
    pacer: Pick<Pacer, 'hurry'>,
    start: (turn: Turn) => Promise<T>,
  ): Promise<T> => {
    const { signal, urgency = 'person', fresh, precedesWrite } = options;
    if (signal?.aborted) throw abortError();
    const joined = (fresh ?? precedesWrite) ? undefined : inFlight.get(key);
    const flight = joined ?? begin(key, options, start);
    flight.callers += 1;
    if (urgency === 'person' && flight.turn.urgency === 'sync') pacer.hurry(flight.turn);
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        flight.callers -= 1;
        if (flight.callers === 0) {
          if (inFlight.get(key) === flight) inFlight.delete(key);
          flight.abandon.abort();
        }
        reject(abortError());
      };
      signal?.addEventListener('abort', leave, { once: true });
      flight.answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  };
}
