const MINUTE = 60_000;

/**
 * Lets so many through a minute. A page that was taken over can say anything at any speed, but what it says is a person's
 * word, and no person is so quick.
 */
export function createRateLimit(most: number, now: () => number = Date.now): () => boolean {
  let times: number[] = [];
  return () => {
    const at = now();
    times = times.filter((time) => Math.abs(at - time) < MINUTE);
    if (times.length >= most) return false;
    times.push(at);
    return true;
  };
}
