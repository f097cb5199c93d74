import type { PageCommand, PageRequest } from '../channels.ts';
import { createAnnouncer } from './generated-text.ts';
import { openLayer } from './layer.ts';
import type { PageScript } from './page-script.ts';
import { createToast } from './toast.ts';
import { watchNavigation } from './watch-navigation.ts';

/** Browser APIs for a script on a page. */
export interface Runtime {
  /** Sends a request to the background and returns the raw response. */
  send(message: unknown): Promise<unknown>;
  onCommand(listener: (order: PageCommand) => void): () => void;
  /** False once the extension was updated, disabled or removed. */
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

function createRequest(runtime: Runtime): (channel: string, request: object) => Promise<unknown> {
  return async (channel, request) => {
    const answer = await runtime.send({ channel, request }).catch(() => null);
    if (!isAnswer(answer) || !answer.ok) throw new Error((isAnswer(answer) && answer.sentence) || NO_ANSWER);
    return answer.value;
  };
}

/** Both ends belong to the same release, so the format of replies isn't checked further. */
const isAsk = (ask: unknown): ask is PageRequest => typeof ask === 'function';

/**
 * Sets up the shared base of our scripts on a page. Removes everything when the background says so or the extension is
 * gone.
 */
export function startPageScript(
  runtime: Runtime,
  onCommand: (order: PageCommand) => void,
  tick: () => void,
): PageScript {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const layer = openLayer();
  const moves: (() => void)[] = [];
  const refresh = () => {
    for (const moved of moves) moved();
  };
  const ask: unknown = createRequest(runtime);
  if (!isAsk(ask)) throw new TypeError('Nobody can be asked.');
  const unsubscribe = runtime.onCommand((order) => {
    if (order.worldPage === 'bye') stopping.abort();
    else if (order.worldPage === 'look') refresh();
    else onCommand(order);
  });
  stopped.addEventListener('abort', () => {
    unsubscribe();
    layer.host.remove();
  });
  watchNavigation(stopped, refresh, () => {
    if (runtime.isAlive()) tick();
    else stopping.abort();
  });
  const announce = createAnnouncer(layer.overlay);
  return {
    ...layer,
    ...{ ask, stopped, announce },
    onNavigate: (listener) => void moves.push(listener),
    showMessage: createToast(layer.overlay, announce),
  };
}
