import type { Sentence } from '../../i18n/index.ts';
import { say } from '../../i18n/index.ts';
import type { Completion } from '../link-channels.ts';
import { createAnnouncer } from '../page-script/generated-text.ts';
import { openLayer } from '../page-script/layer.ts';
import { createToast } from '../page-script/toast.ts';
import { startCompletion } from './start-completion.ts';

declare global {
  /** Ends the completion that is open on this page. */
  var loresideCompletion: (() => void) | undefined;
}

/** The background belongs to the same release, so the format of the reply isn't checked further. */
const hasRows = (answer: unknown): answer is { ok: true; value: Completion[] } =>
  typeof answer === 'object' && answer !== null && Reflect.get(answer, 'ok') === true;

const NO_CARET = 'No text field on this page has the caret. Click into the one you mean.';
/** Removes our own layer after the message has been read, in milliseconds. */
const MESSAGE_TIME = 12_000;

/** Starts completion at the caret, or ends it if it is open. `send` sends a message to the background. */
export function completeHere(send: (message: unknown) => Promise<unknown>): void {
  if (globalThis.loresideCompletion) globalThis.loresideCompletion();
  else startHere(send);
}

function startHere(send: (message: unknown) => Promise<unknown>): void {
  // World Anvil pages already have a layer.
  const pageScript = globalThis.loresidePageScript;
  const layer = pageScript ?? openLayer();
  const announce = pageScript?.announce ?? createAnnouncer(layer.overlay);
  const show = pageScript?.showMessage ?? createToast(layer.overlay, announce);
  let hasMessage = false;
  const cleanUp = () => {
    globalThis.loresideCompletion = undefined;
    if (!pageScript) setTimeout(() => layer.host.remove(), hasMessage ? MESSAGE_TIME : 1_000);
  };
  const showMessage = (sentence: Sentence) => {
    hasMessage = true;
    show(say(sentence));
  };
  const end = startCompletion({
    ...{ layer, announce, showMessage },
    async ask(typed) {
      const answer = await send({ channel: 'page.complete', request: { typed } });
      return hasRows(answer) ? answer.value : [];
    },
    done: cleanUp,
  });
  if (end) globalThis.loresideCompletion = end;
  else {
    showMessage(NO_CARET);
    cleanUp();
  }
}
