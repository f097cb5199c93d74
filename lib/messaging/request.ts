import browser from 'webextension-polyfill';
import { type Answer, BridgeError } from './answer.ts';
import { askingBuild, reportOtherBuild } from './build.ts';
import type { ChannelName, ReplyOf, RequestOf } from './registry.ts';

/** Channels that do something else the second time: never asked again, whatever became of the first. */
const ONCE: ReadonlySet<ChannelName> = new Set<ChannelName>(['capture.pending', 'vault.setPassphrase']);

/** The worker died under the question, or was not up yet (Chromium, then Firefox, say it so). */
const DEAD = /receiving end does not exist|message (channel|port) closed|channel closed before a response/i;
const ORPHANED = /extension context invalidated/i;

const NO_ANSWER = 'Loreside’s background gave no answer. Nothing was lost; please try again.';
const UPDATED = 'Loreside was updated meanwhile. What you typed is kept; close this page and open it again.';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function send<Value>(channel: ChannelName, request: unknown): Promise<Answer<Value> | undefined> {
  return browser.runtime.sendMessage<unknown, Answer<Value> | undefined>({
    ...{ channel, request },
    ...(askingBuild() && { build: askingBuild() }),
  });
}

/**
 * Asks the background. Rejects with a `BridgeError`, whose message is a sentence for a person.
 * A question that found the worker dead is asked once more, where asking twice is harmless.
 */
export async function request<Name extends ChannelName>(
  channel: Name,
  request: RequestOf<Name>,
): Promise<ReplyOf<Name>> {
  let answer: Answer<ReplyOf<Name>> | undefined;
  try {
    answer = await send<ReplyOf<Name>>(channel, request).catch((error: unknown) => {
      if (ONCE.has(channel) || !DEAD.test(messageOf(error))) throw error;
      return send<ReplyOf<Name>>(channel, request);
    });
  } catch (error) {
    throw new BridgeError(ORPHANED.test(messageOf(error)) ? UPDATED : NO_ANSWER);
  }
  if (!answer) throw new BridgeError(NO_ANSWER);
  if (answer.ok) return answer.value;
  if (answer.isOtherBuild) reportOtherBuild();
  throw new BridgeError(answer.sentence);
}
