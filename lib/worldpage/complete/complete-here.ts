import type { Completion } from '../channels.ts';
import { createAnnouncer } from '../page-script/create-element.ts';
import { openLayer } from '../page-script/layer.ts';
import { createToast } from '../page-script/page-script.ts';
import { type PageText, type PageWords, textsIn } from '../page-texts.ts';
import { startCompletion } from './start-completion.ts';

declare global {
  /** Ends the completion that is open on this page. */
  var loresideCompletion: (() => void) | undefined;
}

/** The background belongs to the same release, so the format of the reply isn't checked further. */
const isReply = <Value>(answer: unknown): answer is { ok: true; value: Value } =>
  typeof answer === 'object' && answer !== null && Reflect.get(answer, 'ok') === true;

/** Removes our own layer after the message has been read, in milliseconds. */
const MESSAGE_TIME = 12_000;

/** Starts completion at the caret, or ends it if it is open. `send` sends a message to the background. */
export function completeHere(send: (message: unknown) => Promise<unknown>): void {
  if (globalThis.loresideCompletion) globalThis.loresideCompletion();
  else void startHere(send);
}

/** The texts for a page that has none of our scripts yet. Null if the background can't be reached. */
async function readWords(send: (message: unknown) => Promise<unknown>): Promise<PageWords | null> {
  // Without texts there is nothing to say the failure with. The key can be pressed again.
  const answer = await send({ channel: 'page.messages', request: {} }).catch(() => null);
  return isReply<PageWords>(answer) ? answer.value : null;
}

async function startHere(send: (message: unknown) => Promise<unknown>): Promise<void> {
  // World Anvil pages already have a layer and the texts.
  const pageScript = globalThis.loresidePageScript;
  const words = pageScript ? null : await readWords(send);
  if (!pageScript && !words) return;
  const layer = pageScript ?? openLayer();
  if (words) layer.setWords(words);
  const text = pageScript?.text ?? (words ? textsIn(words) : () => '');
  const announce = pageScript?.announce ?? createAnnouncer(layer.overlay);
  const show = pageScript?.showMessage ?? createToast(layer.overlay, announce);
  let hasMessage = false;
  const cleanUp = () => {
    globalThis.loresideCompletion = undefined;
    if (!pageScript) setTimeout(() => layer.host.remove(), hasMessage ? MESSAGE_TIME : 1_000);
  };
  const showMessage = (name: PageText) => {
    hasMessage = true;
    show(text(name));
  };
  const end = startCompletion({
    ...{ layer, announce, text, showMessage },
    async ask(typed) {
      const answer = await send({ channel: 'page.complete', request: { typed } });
      return isReply<Completion[]>(answer) ? answer.value : [];
    },
    done: cleanUp,
  });
  if (end) globalThis.loresideCompletion = end;
  else {
    showMessage('noField');
    cleanUp();
  }
}
