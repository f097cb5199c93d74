import type { Result } from '../../model/index.ts';
import type { PageChannels, PageCommand, PageProblem, PageRequest } from '../channels.ts';
import { type PageWords, type TextOf, textsIn } from '../page-texts.ts';
import { createAnnouncer } from './create-element.ts';
import { type Layer, openLayer } from './layer.ts';
import { createToast, type PageScript } from './page-script.ts';

/** Browser APIs for a script on a page. */
export interface Runtime {
  /** Sends a request to the background and returns the raw response. */
  send(message: unknown): Promise<unknown>;
  onCommand(listener: (order: PageCommand) => void): () => void;
  /** False once the extension was updated, disabled or removed. */
  isAlive(): boolean;
}

/** What the features of a page do from time to time. */
export interface Features {
  onCommand(order: PageCommand): void;
  /** Called about once a second while the page is visible. */
  tick(): void;
}

/** Both ends belong to the same release, so the format of the value isn't checked further. */
const isResult = <Value>(response: unknown): response is Result<Value, PageProblem> =>
  typeof response === 'object' && response !== null && 'ok' in response;

/**
 * Without an answer to these, nothing works on the page, and nothing is kept of what is typed. They change nothing, so they
 * are sent again if the background dies meanwhile.
 */
const BEGINNING: ReadonlySet<keyof PageChannels> = new Set(['page.messages', 'page.journal', 'page.kept']);
/** Before each repetition, in milliseconds. */
const FIRST_PAUSE = 200;
const LAST_PAUSE = 5_000;

const createRequest =
  (runtime: Runtime, text: TextOf): PageRequest =>
  async <Name extends keyof PageChannels>(channel: Name, request: PageChannels[Name]['request']) => {
    for (let pause = BEGINNING.has(channel) ? FIRST_PAUSE : Infinity; ; pause *= 5) {
      // The background couldn't be reached, which counts as no reply.
      const response = await runtime.send({ channel, request }).catch(() => null);
      if (isResult<PageChannels[Name]['reply']>(response)) return response;
      if (pause > LAST_PAUSE) return { ok: false, problem: { kind: 'noAnswer', sentence: text('noAnswer') } };
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };

/**
 * Sets up the shared base of our scripts on a page, and starts its features once the texts in the user's language are
 * here. Without them nothing is drawn. Removes everything when the background says so or the extension is gone. Returns
 * the signal of that.
 */
export function startPageScript(
  runtime: Runtime,
  startFeatures: (pageScript: PageScript) => Features,
): AbortSignal {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const moves: (() => void)[] = [];
  let words: PageWords | null = null;
  let layer: Layer | null = null;
  let features: Features | null = null;
  const text: TextOf = (name, values) => (words ? textsIn(words)(name, values) : '');
  const ask = createRequest(runtime, text);

  const begin = (opened: Layer): Features => {
    const announce = createAnnouncer(opened.overlay);
    return startFeatures({
      ...opened,
      ...{ ask, stopped, announce, text },
      onNavigate: (listener) => void moves.push(listener),
      showMessage: createToast(opened.overlay, announce),
    });
  };
  const refresh = () => {
    for (const moved of moves) moved();
  };
  const loadWords = async () => {
    const reply = await ask('page.messages', {});
    if (!reply.ok || stopped.aborted) return;
    words = reply.value;
    layer ??= openLayer();
    layer.setWords(words);
    if (features) return refresh();
    features = begin(layer);
    watchNavigation(stopped, refresh, () => {
      if (runtime.isAlive()) features?.tick();
      else stopping.abort();
    });
  };
  const unsubscribe = runtime.onCommand((order) => {
    if (order.worldPage === 'bye') stopping.abort();
    else if (order.worldPage === 'look') void loadWords();
    else features?.onCommand(order);
  });
  stopped.addEventListener('abort', () => {
    unsubscribe();
    layer?.host.remove();
  });
  void loadWords();
  // The background doesn't answer pages that nobody has seen yet.
  document.addEventListener('visibilitychange', () => words ?? void loadWords(), { signal: stopped });
  return stopped;
}

/** Polling interval in milliseconds. The check is cheap. */
const TICK = 1_000;

/**
 * Calls `onNavigate` when the page changes its address without being reloaded. Uses the Navigation API where available,
 * changes of the title, and polling as a fallback. `tick` is called on each poll.
 */
function watchNavigation(stopped: AbortSignal, onNavigate: () => void, tick: () => void): void {
  let at = location.href;
  const checkAddress = () => {
    if (stopped.aborted || location.href === at) return;
    at = location.href;
    onNavigate();
  };
  const { navigation } = globalThis;
  navigation?.addEventListener('currententrychange', checkAddress, { signal: stopped });
  addEventListener('popstate', checkAddress, { signal: stopped });
  addEventListener('pageshow', checkAddress, { signal: stopped });
  const titles = new MutationObserver(checkAddress);
  titles.observe(document.head ?? document.documentElement, { childList: true, subtree: true });
  const timer = setInterval(() => {
    if (document.hidden) return;
    checkAddress();
    tick();
  }, TICK);
  stopped.addEventListener('abort', () => {
    titles.disconnect();
    clearInterval(timer);
  });
}
