import browser from 'webextension-polyfill';
import { type Answer, BridgeError } from './answer.ts';
import { reportOtherBuild, requestBuild } from './build.ts';
import type { ChannelName, ReplyOf, RequestOf } from './registry.ts';

/** Channels that aren't idempotent. Their requests are never repeated. */
const NOT_IDEMPOTENT: ReadonlySet<ChannelName> = new Set<ChannelName>([
  'capture.pending',
  'vault.setPassphrase',
]);

/** The worker died during the request or wasn't running yet (Chromium's and Firefox's wordings). */
const WORKER_GONE =
  /receiving end does not exist|message (channel|port) closed|channel closed before a response/i;
const ORPHANED = /extension context invalidated/i;

const NO_ANSWER = 'Loreside’s background gave no answer. Nothing was lost; please try again.';
const UPDATED = 'Loreside was updated meanwhile. What you typed is kept; close this page and open it again.';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function send<Value>(channel: ChannelName, request: unknown): Promise<Answer<Value> | undefined> {
  return browser.runtime.sendMessage<unknown, Answer<Value> | undefined>({
    ...{ channel, request },
    ...(requestBuild() && { build: requestBuild() }),
  });
}

/**
 * Sends a request to the background. Rejects with a `BridgeError`, whose message is a sentence for the user. If the
 * worker was dead, an idempotent request is repeated once.
 */
export async function request<Name extends ChannelName>(
  channel: Name,
  request: RequestOf<Name>,
): Promise<ReplyOf<Name>> {
  let answer: Answer<ReplyOf<Name>> | undefined;
  try {
    answer = await send<ReplyOf<Name>>(channel, request).catch((error: unknown) => {
      if (NOT_IDEMPOTENT.has(channel) || !WORKER_GONE.test(messageOf(error))) throw error;
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
