import type { LibraryDatabase } from '../../../../lib/library/store/database.ts';

export class Killed extends Error {}

/**
 * The database of a worker that dies: throws after `after` calls. With `inTransaction`, the last transaction is
 * aborted.
 */
export function killable(
  db: LibraryDatabase,
  { after, inTransaction }: { after: number; inTransaction: boolean },
): { dying: LibraryDatabase; pause: () => Promise<void> } {
  let left = after;
  const count = () => {
    if (left-- <= 0) throw new Killed();
    return left === 0;
  };
  const dying = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const isLast = count();
        const result: unknown = Reflect.apply(value, target, args);
        if (isLast && inTransaction && name === 'transaction') breakOff(result);
        return result;
      };
    },
  });
  return {
    dying,
    pause: async () => {
      count();
    },
  };
}

function breakOff(transaction: unknown): void {
  if (typeof transaction !== 'object' || transaction === null) return;
  if (!('abort' in transaction) || typeof transaction.abort !== 'function') return;
  const { abort } = transaction;
  if ('done' in transaction && transaction.done instanceof Promise) transaction.done.catch(() => {});
  setTimeout(() => {
    try {
      Reflect.apply(abort, transaction, []);
    } catch {
      // It had already ended.
    }
  });
}
