/**
 * Lets work begin while the bytes that it needs fit into what all work together may hold; the rest waits in its order.
 * What needs more than everything gets everything, alone.
 */
export function byteBudget(total: number) {
  let free = total;
  const waiting: { bytes: number; begin: () => void }[] = [];

  function next(): void {
    for (let first = waiting[0]; first && first.bytes <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.bytes;
      first.begin();
    }
  }

  return async function within<T>(needed: number, work: () => Promise<T>): Promise<T> {
    const bytes = Math.min(needed, total);
    await new Promise<void>((begin) => {
      waiting.push({ bytes, begin });
      next();
    });
    try {
      return await work();
    } finally {
      free += bytes;
      next();
    }
  };
}
