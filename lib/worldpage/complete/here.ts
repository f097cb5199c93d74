import type { Completed } from '../link-channels.ts';
import { openLayer } from '../resident/layer.ts';
import { createToast } from '../resident/toast.ts';
import { speakIn } from '../resident/words.ts';
import { startCompletion } from './start-completion.ts';

declare global {
  /** Ends the completion that is open in this page. */
  var loresideCompletion: (() => void) | undefined;
}

/** The binding to the background is of one release with it, so that an answer is what its channel says. */
const isRows = (answer: unknown): answer is { ok: true; value: Completed[] } =>
  typeof answer === 'object' && answer !== null && Reflect.get(answer, 'ok') === true;

const NO_CARET = 'No text field on this page has the caret. Click into the one you mean.';
/** A layer of our own goes once what it says has been read, in milliseconds. */
const READ = 12_000;

/** Begins a completion at the caret of this page, or ends the one that is open. `send` asks the background. */
export function completeHere(send: (message: unknown) => Promise<unknown>): void {
  if (globalThis.loresideCompletion) globalThis.loresideCompletion();
  else begin(send);
}

function begin(send: (message: unknown) => Promise<unknown>): void {
  // On pages of a world there is a layer already.
  const resident = globalThis.loresideResident;
  const layer = resident ?? openLayer();
  const speak = resident?.speak ?? speakIn(layer.overlay);
  const sayHere = resident?.say ?? createToast(layer.overlay, speak);
  let said = false;
  const leave = () => {
    globalThis.loresideCompletion = undefined;
    if (!resident) setTimeout(() => layer.host.remove(), said ? READ : 1_000);
  };
  const say = (sentence: string) => {
    said = true;
    sayHere(sentence);
  };
  const end = startCompletion({
    ...{ layer, speak },
    say,
    async ask(typed) {
      const answer = await send({ channel: 'page.complete', request: { typed } });
      return isRows(answer) ? answer.value : [];
    },
    done: leave,
  });
  if (end) globalThis.loresideCompletion = end;
  else {
    say(NO_CARET);
    leave();
  }
}
