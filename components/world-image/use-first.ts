import { useEffect, useState } from 'preact/hooks';

type Notify = (isFirst: boolean) => void;

const queues = new Map<string, Set<Notify>>();

function tellFirst(name: string): void {
  const [first] = queues.get(name) ?? [];
  if (first) first(true);
  else queues.delete(name);
}

/** Of all mounted components that call it with the same name, true in the one that was mounted first. */
export function useFirst(name: string): boolean {
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    const notify: Notify = (now) => setFirst(now);
    const queue = queues.get(name) ?? new Set();
    queues.set(name, queue.add(notify));
    tellFirst(name);
    return () => {
      queue.delete(notify);
      tellFirst(name);
    };
  }, [name]);
  return isFirst;
}
