interface Scored {
  location: number;
  score: number;
}

/** The best so far, best first; at one score the lower location. */
export interface Top {
  /** Whether `put` would keep it. */
  takes(location: number, score: number): boolean;
  put(location: number, score: number): void;
  all(): Scored[];
}

export function createTop(limit: number): Top {
  const best: Scored[] = [];
  const isBefore = (location: number, score: number, other: Scored) =>
    score > other.score || (score === other.score && location < other.location);
  return {
    takes(location, score) {
      const last = best.length < limit ? undefined : best[limit - 1];
      return !last || isBefore(location, score, last);
    },
    put(location, score) {
      let low = 0;
      let high = best.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const other = best[middle];
        if (other && isBefore(location, score, other)) high = middle;
        else low = middle + 1;
      }
      best.splice(low, 0, { location, score });
      if (best.length > limit) best.pop();
    },
    all: () => best,
  };
}
