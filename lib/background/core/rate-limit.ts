const MINUTE = 60_000;

/** Limits requests per minute: a compromised page could send any number, a person clicks only so fast. */
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
