/**
 * Limits the bytes that concurrent tasks hold together. A task starts when its bytes fit; others wait in order. A task
 * that needs more than the whole budget runs alone.
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
