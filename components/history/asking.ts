import type { Append, Change, Changed, Edit } from '../../lib/history/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { Operation } from './operations.ts';

type Words = Pick<Operation, 'isPrivate' | 'doing' | 'done'>;

const change = (edit: Edit): Promise<Changed> => request('history.change', { edit });

/** An operation that changes fields. */
export const editing = (edit: Edit, words: Words): Operation => ({
  ...words,
  ref: edit.ref,
  title: edit.title,
  wants: edit.changes,
  seen: edit.seen,
  run: () => change(edit),
  insist: ({ stands }) => change({ ...edit, seen: stands }),
});

/** An operation that appends text to a field. It never conflicts with other changes. */
export function appending(append: Append, words: Words): Operation {
  // Idempotency key: if the background dies and the request is repeated, the text is appended once.
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

/** An operation that restores the values before a change. */
export const undoing = ({ id, ref, title, before, after }: Change, isPrivate: boolean): Operation => ({
  ...{ ref, title, isPrivate, doing: 'Undoing…', done: 'Undone.', wants: before, seen: after },
  run: () => request('history.undo', { change: id }),
  insist: ({ stands }) => request('history.undo', { change: id, seen: stands }),
});

/**
 * An operation that restores an entry as it was before a change, whatever came later: the fields of that change, or
 * with `whole` all of them. The dialog before it says who will be able to see the result.
 */
export const restoring = ({ id, ref, title }: Change, whole: boolean, isPrivate: boolean): Operation => ({
  ...{ ref, title, isPrivate, doing: 'Restoring…', done: 'Restored.', wants: null, seen: null },
  run: () => request('history.restore', { change: id, whole }),
  insist: ({ stands }) => request('history.restore', { change: id, whole, seen: stands }),
});
