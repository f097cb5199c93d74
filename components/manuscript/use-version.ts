import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BookText } from './book.ts';
import type { HowFar, ReadVersion } from './read-version.ts';

export type VersionText =
  | { state: 'idle' }
  | { state: 'busy'; howFar: HowFar | null; stop: () => void }
  | { state: 'offline' }
  | { state: 'failed'; sentence: string }
  | { state: 'here'; text: BookText };

/** The texts read last, so that going back needs no request. In memory only. */
const kept = new Map<string, BookText>();
const KEPT = 4;

function keep(versionId: string, text: BookText): void {
  kept.delete(versionId);
  kept.set(versionId, text);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}

/** The text of a version, read when `load` is called. */
export function useVersion(versionId: string, read: ReadVersion): [text: VersionText, load: () => void] {
  const [known, setKnown] = useState<{ of: string; text: VersionText } | null>(null);
  const waiting = useRef<AbortController | null>(null);
  const here = kept.get(versionId);
  const text: VersionText =
    known?.of === versionId ? known.text : here ? { state: 'here', text: here } : { state: 'idle' };
  const load = useCallback(() => {
    const tell = (next: VersionText) => setKnown({ of: versionId, text: next });
    if (!navigator.onLine) return tell({ state: 'offline' });
    const stopping = new AbortController();
    waiting.current?.abort();
    waiting.current = stopping;
    const stop = () => {
      stopping.abort();
      tell({ state: 'idle' });
    };
    tell({ state: 'busy', howFar: null, stop });
    const onProgress = (howFar: HowFar) => {
      if (waiting.current === stopping && !stopping.signal.aborted) tell({ state: 'busy', howFar, stop });
    };
    void read(versionId, stopping.signal, onProgress).then((found) => {
      if (stopping.signal.aborted) return;
      waiting.current = null;
      if (!found.ok) return tell({ state: 'failed', sentence: found.problem.sentence });
      keep(versionId, found.value);
      tell({ state: 'here', text: found.value });
    });
  }, [versionId, read]);
  // Abort the reading when the person leaves.
  useLayoutEffect(() => () => waiting.current?.abort(), [versionId]);
  return [text, load];
}
