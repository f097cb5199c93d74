import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Message } from '../../lib/i18n/index.ts';
import type { ReadProgress, ReadVersion } from './read-version.ts';
import type { BookText } from './stored-schema.ts';

export type VersionText =
  | { state: 'idle' }
  | { state: 'busy'; progress: ReadProgress | null; stop: () => void }
  | { state: 'offline' }
  | { state: 'failed'; sentence: Message }
  | { state: 'here'; text: BookText };

/** The texts read last, so that going back needs no request. In memory only. */
const cache = new Map<string, BookText>();
const MAX_CACHED = 4;

function remember(versionId: string, text: BookText): void {
  cache.delete(versionId);
  cache.set(versionId, text);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}

/** The text of a version, read when `load` is called. */
export function useVersion(versionId: string, read: ReadVersion): [text: VersionText, load: () => void] {
  const [known, setKnown] = useState<{ of: string; text: VersionText } | null>(null);
  const controller = useRef<AbortController | null>(null);
  const here = cache.get(versionId);
  const text: VersionText =
    known?.of === versionId ? known.text : here ? { state: 'here', text: here } : { state: 'idle' };
  const load = useCallback(() => {
    const publish = (next: VersionText) => setKnown({ of: versionId, text: next });
    if (!navigator.onLine) return publish({ state: 'offline' });
    const stopping = new AbortController();
    controller.current?.abort();
    controller.current = stopping;
    const stop = () => {
      stopping.abort();
      publish({ state: 'idle' });
    };
    publish({ state: 'busy', progress: null, stop });
    const onProgress = (progress: ReadProgress) => {
      if (controller.current === stopping && !stopping.signal.aborted)
        publish({ state: 'busy', progress, stop });
    };
    void read(versionId, stopping.signal, onProgress).then((found) => {
      if (stopping.signal.aborted) return;
      controller.current = null;
      if (!found.ok) return publish({ state: 'failed', sentence: found.problem.sentence });
      remember(versionId, found.value);
      publish({ state: 'here', text: found.value });
    });
  }, [versionId, read]);
  // Abort the reading when the person leaves.
  useLayoutEffect(() => () => controller.current?.abort(), [versionId]);
  return [text, load];
}
