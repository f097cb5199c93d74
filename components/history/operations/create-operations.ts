import type { Append, Change, Edit } from '../../../lib/history/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { request } from '../../../lib/messaging/index.ts';
import type { Operation } from './operations.ts';

type OperationText = Pick<Operation, 'isPrivate' | 'doing' | 'done'>;

const change = (edit: Edit) => request('history.change', { edit });

/** An operation that changes fields. */
export const editOperation = (edit: Edit, texts: OperationText): Operation => ({
  ...texts,
  ref: edit.ref,
  title: edit.title,
  newValues: edit.changes,
  seen: edit.seen,
  run: () => change(edit),
  overwrite: ({ stands }) => change({ ...edit, seen: stands }),
  merge: ({ stands }, both) => change({ ...edit, changes: { ...edit.changes, ...both }, seen: stands }),
});

/** An operation that appends text to a field. It never conflicts with other changes. */
export function appendOperation(append: Append, texts: OperationText): Operation {
  // Idempotency key: if the background dies and the request is repeated, the text is appended once.
  const key = crypto.randomUUID();
  return {
    ...texts,
    ref: append.ref,
    title: append.title,
    newValues: null,
    seen: null,
    run: () => request('history.append', { append: { ...append, key } }),
    overwrite: null,
  };
}

/** An operation that restores the values before a change. */
export const undoOperation = ({ id, ref, title, before, after }: Change, isPrivate: boolean): Operation => ({
  ...{
    ref,
    title,
    isPrivate,
    doing: t('history.undoing'),
    done: t('common.undone'),
    newValues: before,
    seen: after,
  },
  run: () => request('history.undo', { change: id }),
  overwrite: ({ stands }) => request('history.undo', { change: id, seen: stands }),
});

/**
 * An operation that restores an entry as it was before a change, whatever came later: the fields of that change, or
 * with `whole` all of them. The dialog before it says who will be able to see the result.
 */
export const restoreOperation = (
  { id, ref, title }: Change,
  whole: boolean,
  isPrivate: boolean,
): Operation => ({
  ...{
    ref,
    title,
    isPrivate,
    doing: t('history.restoring'),
    done: t('history.restoredToast'),
    newValues: null,
    seen: null,
  },
  run: () => request('history.restore', { change: id, whole }),
  overwrite: ({ stands }) => request('history.restore', { change: id, whole, seen: stands }),
});
