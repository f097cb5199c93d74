import type { PageCommand, PageRequest } from '../channels.ts';
import { openLayer } from './layer.ts';
import { watchMoves } from './moves.ts';
import type { Resident } from './resident.ts';
import { createToast } from './toast.ts';
import { speakIn } from './words.ts';

/** The browser's side of a script on a page. */
export interface Runtime {
  /** One question to the background; its answer as it came. */
  send(message: unknown): Promise<unknown>;
  onOrder(listener: (order: PageCommand) => void): () => void;
  /** False once the extension was updated, switched off or taken away. */
  isAlive(): boolean;
}

interface Answer {
  ok: boolean;
  value?: unknown;
  sentence?: string;
}

const NO_ANSWER = 'Loreside gave no answer. Nothing was changed; please try again.';

const isAnswer = (answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'ok' in answer;

function asking(runtime: Runtime): (channel: string, request: object) => Promise<unknown> {
  return async (channel, request) => {
    const answer = await runtime.send({ channel, request }).catch(() => null);
    if (!isAnswer(answer) || !answer.ok) throw new Error((isAnswer(answer) && answer.sentence) || NO_ANSWER);
    return answer.value;
  };
}

/** Both ends are of one release and one schema, so that an answer is what its channel says. */
const isAsk = (ask: unknown): ask is PageRequest => typeof ask === 'function';

/** What a script that stays on a page stands on. It leaves no trace when it is told to go, or nobody is there to tell it. */
export function stay(runtime: Runtime, obey: (order: PageCommand) => void, tick: () => void): Resident {
  const leaving = new AbortController();
  const gone = leaving.signal;
  const layer = openLayer();
  const moves: (() => void)[] = [];
  const lookAgain = () => {
    for (const moved of moves) moved();
  };
  const ask: unknown = asking(runtime);
  if (!isAsk(ask)) throw new TypeError('Nobody can be asked.');
  const forget = runtime.onOrder((order) => {
    if (order.worldPage === 'bye') leaving.abort();
    else if (order.worldPage === 'look') lookAgain();
    else obey(order);
  });
  gone.addEventListener('abort', () => {
    forget();
    layer.host.remove();
  });
  watchMoves(gone, lookAgain, () => {
    if (runtime.isAlive()) tick();
    else leaving.abort();
  });
  const speak = speakIn(layer.overlay);
  return {
    ...layer,
    ...{ ask, gone, speak },
    onMove: (listener) => void moves.push(listener),
    say: createToast(layer.overlay, speak),
  };
}
