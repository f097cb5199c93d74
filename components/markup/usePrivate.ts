import { useContext, useEffect, useState } from 'preact/hooks';
import { type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { isPrivate, useScreenShare, WorldShown } from '../screenshare/index.ts';

type Asked = { ref: EntryRef; answer: (isPrivate: boolean) => void };

/** What is asked for in one go is read in one go: a text may name hundreds of things. */
const asked = new Map<WorldId, Asked[]>();

function ask(worldId: WorldId, one: Asked): void {
  const waiting = asked.get(worldId);
  if (waiting) waiting.push(one);
  else {
    asked.set(worldId, [one]);
    queueMicrotask(() => void answerAll(worldId).catch(() => {}));
  }
}

async function answerAll(worldId: WorldId): Promise<void> {
  const all = asked.get(worldId) ?? [];
  asked.delete(worldId);
  const library = await openLibrary();
  const entries = await library.entries(
    worldId,
    all.map(({ ref }) => ref),
  );
  for (const [at, { ref, answer }] of all.entries()) {
    const entry = entries[at];
    answer(entry ? isPrivate(ref.kind, entry) : ref.kind === 'secret');
  }
}

/**
 * Whether what a text calls a thing is to be covered: it is private as far as the copy knows. Asked only while things are
 * covered; until it is known, it is.
 */
export function useIsPrivate({ kind, id }: EntryRef): boolean {
  const { isCovered } = useScreenShare();
  const worldId = useContext(WorldShown);
  const of = `${worldId} ${kind} ${id}`;
  const [known, setKnown] = useState<{ of: string; isPrivate: boolean } | null>(null);
  useEffect(() => {
    if (!isCovered || worldId === null) return;
    let gone = false;
    ask(worldId, { ref: { kind, id }, answer: (told) => !gone && setKnown({ of, isPrivate: told }) });
    return () => {
      gone = true;
    };
  }, [of, isCovered]);
  return isCovered && (known?.of === of ? known.isPrivate : true);
}
