import type { Append, Change, Changed, Edit } from '../../lib/history/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Operation } from './operations.ts';

type Words = Pick<Operation, 'isPrivate' | 'doing' | 'done'>;

const change = (edit: Edit): Promise<Changed> => request('history.change', { edit });

/** A change of fields, as something to be carried out. */
export const editing = (edit: Edit, words: Words): Operation => ({
  ...words,
  ref: edit.ref,
  title: edit.title,
  wants: edit.changes,
  seen: edit.seen,
  run: () => change(edit),
  insist: ({ stands }) => change({ ...edit, seen: stands }),
});

/** Text at the end of a field; it is never in the way of anything. */
export function appending(append: Append, words: Words): Operation {
  // Asked twice, because the background died under the question, it is done once.
  const key = crypto.randomUUID();
  return {
    ...words,
    ref: append.ref,
    title: append.title,
    wants: null,
    seen: null,
    run: () => request('history.append', { append: { ...append, key } }),
    insist: null,
  };
}

/** Puts back what stood there before a change. */
export const undoing = ({ id, ref, title, before, after }: Change, isPrivate: boolean): Operation => ({
  ...{ ref, title, isPrivate, doing: 'Undoing…', done: 'Undone.', wants: before, seen: after },
  run: () => request('history.undo', { change: id }),
  insist: ({ stands }) => request('history.undo', { change: id, seen: stands }),
});

/**
 * Puts a thing back as it was before a change, whatever came after: what that change touched, or `whole` all of it. The
 * dialog that leads here has said who will see it.
 */
export const restoring = ({ id, ref, title }: Change, whole: boolean, isPrivate: boolean): Operation => ({
  ...{ ref, title, isPrivate, doing: 'Restoring…', done: 'Restored.', wants: null, seen: null },
  run: () => request('history.restore', { change: id, whole }),
  insist: ({ stands }) => request('history.restore', { change: id, whole, seen: stands }),
});
