import type { BatchItem, BatchProgress } from '../../lib/history/index.ts';

/** Titles that are named one by one; the history names all. */
const NAMED = 4;

function named(items: readonly BatchItem[], state: string): string {
  const titles = items.flatMap(({ edit, outcome }) =>
    outcome?.state === state ? edit.title || 'Untitled' : [],
  );
  const more = titles.length - NAMED;
  return `${titles.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const articles = (count: number): string => (count === 1 ? '1 article' : `${count} articles`);

/** What has become of several changes, in one breath: what was changed, and what was not and why. Pure. */
export function manySentence(progress: BatchProgress, items: readonly BatchItem[]): string {
  const { state, total, done, same, conflict, refused, unknown, waitsFor } = progress;
  const isUndo = items[0]?.edit.cause === 'undo';
  const verb = isUndo ? 'taken back' : 'changed';
  if (waitsFor !== null) return `${done} of ${total} ${verb}. It waits and goes on by itself: ${waitsFor}`;
  if (state === 'running') return `${done + same + conflict + refused + unknown} of ${total} …`;
  const refusal = items.find(({ outcome }) => outcome?.state === 'refused')?.outcome;
  return [
    `${articles(done)} ${verb}.`,
    same > 0 && `${same} stood so already.`,
    conflict > 0 && `Changed elsewhere meanwhile and left alone: ${named(items, 'conflict')}.`,
    refused > 0 &&
      `Not changed: ${named(items, 'refused')}.${refusal?.state === 'refused' ? ` ${refusal.sentence}` : ''}`,
    unknown > 0 && `Not sure yet, it is looked at again: ${named(items, 'unknown')}.`,
    state === 'stopped' && 'Stopped; the rest is as it was.',
  ]
    .filter((part) => part !== false)
    .join(' ');
}
