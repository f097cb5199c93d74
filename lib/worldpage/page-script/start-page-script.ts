import type { Result } from '../../model/index.ts';
import type { PageChannels, PageCommand, PageRequest } from '../channels.ts';
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

const NO_ANSWER: Result<never> = {
  ok: false,
  problem: {
    kind: 'noAnswer',
    sentence: 'Loreside gave no answer. Nothing was changed; please try again.',
  },
};

/** Both ends belong to the same release, so the format of the value isn't checked further. */
const isResult = <Value>(response: unknown): response is Result<Value> =>
  typeof response === 'object' && response !== null && 'ok' in response;

const createRequest =
  (runtime: Runtime): PageRequest =>
  async <Name extends keyof PageChannels>(channel: Name, request: PageChannels[Name]['request']) => {
    // The background couldn't be reached, which counts as no reply.
    const response = await runtime.send({ channel, request }).catch(() => null);
    return isResult<PageChannels[Name]['reply']>(response) ? response : NO_ANSWER;
  };

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
    ...{ ask: createRequest(runtime), stopped, announce },
    onNavigate: (listener) => void moves.push(listener),
    showMessage: createToast(layer.overlay, announce),
  };
}
