import { useEffect, useRef, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { type Message, readMessage, t } from '../../lib/i18n/index.ts';
import {
  capabilitiesIn,
  type LiveCheckReport,
  type Progress,
  reportOf,
  runLiveCheck,
} from '../../lib/live-checks/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { ProblemError } from '../../lib/model/index.ts';
import type { Observe } from '../../lib/service/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { announce } from '../ui/index.ts';

export type LiveCheckState =
  | { phase: 'idle' }
  | { phase: 'running'; progress: Progress | null }
  | { phase: 'done'; report: LiveCheckReport }
  | { phase: 'failed'; sentence: Message };

/** The background makes each call, because it has the credentials. Throws a `ProblemError` if it can't. */
const observe: Observe = async (
  { method, path, query, body },
  { wrongToken = false, stream = false } = {},
) => {
  if (method !== 'GET' && method !== 'POST') throw new Error('This check only reads.');
  const call = { method, path, wrongToken, stream, ...(query && { query }), ...(body && { body }) };
  const observed = await request('connection.observe', call);
  if (!observed.ok) throw new ProblemError(observed.problem);
  return observed.value;
};

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The check was stopped.', 'AbortError'));
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The part of a live check that only reads. What it finds is used from then on. */
export function useLiveCheck({ version, worldId }: Pick<Connection, 'version' | 'worldId'>) {
  const [state, setState] = useState<LiveCheckState>({ phase: 'idle' });
  const controller = useRef<AbortController | null>(null);
  const stop = () => controller.current?.abort();
  useEffect(() => stop, []);

  const start = async () => {
    stop();
    const own = new AbortController();
    controller.current = own;
    const { signal } = own;
    setState({ phase: 'running', progress: null });
    try {
      const check = await runLiveCheck({
        ...{ version, worldId, observe, signal },
        clock: { now: Date.now, sleep },
        onProgress: (progress) => setState({ phase: 'running', progress }),
      });
      if (!signal.aborted) await request('connection.learn', { known: capabilitiesIn(check), at: check.at });
      setState({ phase: 'done', report: reportOf(check, browser.runtime.getManifest().version) });
      announce(t(check.stopped ? 'liveCheck.stopped' : 'liveCheck.complete'));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setState({ phase: 'failed', sentence: readMessage(error.sentence) });
    }
  };
  return { state, start, stop, reset: () => setState({ phase: 'idle' }) };
}
