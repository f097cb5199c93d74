const MINUTE = 60_000;

/**
 * Limits requests per minute. A compromised page can send requests at any speed, but each stands for a user's action,
 * and no user is that fast.
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
