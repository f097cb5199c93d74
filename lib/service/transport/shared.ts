import type { Pacer, Turn } from '../pacer.ts';
import type { CallOptions } from '../port.ts';
import { abortError } from './deadline.ts';

interface Flight<T> {
  answer: Promise<T>;
  turn: Turn;
  callers: number;
  abandon: AbortController;
}

/**
 * Reads under way by what they ask. Who asks for the same joins the one that flies, and hurries it when a person waits;
 * each caller may leave, and the last one to leave ends it. Who asks afresh joins none.
 */
export function createShared<T>() {
  const flights = new Map<string, Flight<T>>();

  function begin(
    key: string,
    { urgency = 'person', leadsToWrite = false }: CallOptions,
    start: (turn: Turn) => Promise<T>,
  ): Flight<T> {
    const abandon = new AbortController();
    const turn: Turn = { urgency, write: false, leadsToWrite, signal: abandon.signal };
    const answer = start(turn).finally(() => {
      if (flights.get(key)?.abandon === abandon) flights.delete(key);
    });
    const flight = { answer, turn, callers: 0, abandon };
    flights.set(key, flight);
    return flight;
  }

  return async (
    key: string,
    options: CallOptions,
    pacer: Pick<Pacer, 'hurry'>,
    start: (turn: Turn) => Promise<T>,
  ): Promise<T> => {
    const { signal, urgency = 'person', afresh, leadsToWrite } = options;
    if (signal?.aborted) throw abortError();
    const joined = (afresh ?? leadsToWrite) ? undefined : flights.get(key);
    const flight = joined ?? begin(key, options, start);
    flight.callers += 1;
    if (urgency === 'person' && flight.turn.urgency === 'sync') pacer.hurry(flight.turn);
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        flight.callers -= 1;
        if (flight.callers === 0) {
          if (flights.get(key) === flight) flights.delete(key);
          flight.abandon.abort();
        }
        reject(abortError());
      };
      signal?.addEventListener('abort', leave, { once: true });
      flight.answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  };
}
