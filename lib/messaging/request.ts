import browser from 'webextension-polyfill';
import { message } from '../i18n/index.ts';
import { failed, type Result } from '../model/index.ts';
import { reportOtherBuild, requestBuild } from './build.ts';
import type { ChannelName, RequestOf, ResultOf } from './registry.ts';
import type { RequestProblem } from './request-problem.ts';

/** Channels that aren't idempotent. Their requests are never repeated. */
const NOT_IDEMPOTENT: ReadonlySet<ChannelName> = new Set<ChannelName>([
  'capture.pending',
  'vault.setPassphrase',
]);

/** The worker died during the request or wasn't running yet (Chromium's and Firefox's wordings). */
const WORKER_GONE =
  /receiving end does not exist|message (channel|port) closed|channel closed before a response/i;
const ORPHANED = /extension context invalidated/i;

const NO_ANSWER: RequestProblem = { kind: 'noAnswer', sentence: message('service.noReply') };
const UPDATED: RequestProblem = { kind: 'updated', sentence: message('service.updated') };

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const send = <Name extends ChannelName>(
  channel: Name,
  request: RequestOf<Name>,
): Promise<ResultOf<Name> | undefined> =>
  browser.runtime.sendMessage<unknown, ResultOf<Name> | undefined>({
    ...{ channel, request },
    ...(requestBuild() && { build: requestBuild() }),
  });

/** Whether the background rejected the request because this page belongs to another build. */
const isOtherBuild = (result: Result<unknown, unknown>): boolean =>
  !result.ok && Object(result.problem).kind === ('otherBuild' satisfies RequestProblem['kind']);

/** Sends a request. Never rejects. If the worker was dead, an idempotent request is repeated once. */
export async function request<Name extends ChannelName>(
  channel: Name,
  request: RequestOf<Name>,
): Promise<ResultOf<Name>> {
  try {
    const result = await send(channel, request).catch((error: unknown) => {
      if (NOT_IDEMPOTENT.has(channel) || !WORKER_GONE.test(messageOf(error))) throw error;
      return send(channel, request);
    });
    if (!result) return failed(NO_ANSWER);
    if (isOtherBuild(result)) reportOtherBuild();
    return result;
  } catch (error) {
    // The browser's own error only says that there was no reply, so it isn't reported.
    return failed(ORPHANED.test(messageOf(error)) ? UPDATED : NO_ANSWER);
  }
}
