/** The reference: whether the other word, or a prefix of it, is within the typo limit, by dynamic programming. */
export function nearness(word: string, other: string, typos: number): 'whole' | 'beginning' | null {
  if (typos === 0) return null;
  const width = word.length + 1;
  let before = new Uint8Array(width);
  let row = Uint8Array.from({ length: width }, (_, at) => at);
  let isBeginning = false;
  for (let depth = 1; depth <= other.length; depth++) {
    const next = new Uint8Array(width);
    next[0] = depth;
    let least = depth;
    for (let at = 1; at < width; at++) {
      const isSame = word[at - 1] === other[depth - 1];
      let cost = Math.min((row[at - 1] ?? 0) + (isSame ? 0 : 1), (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1);
      const isSwap =
        at > 1 && depth > 1 && word[at - 1] === other[depth - 2] && word[at - 2] === other[depth - 1];
      if (isSwap) cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      next[at] = cost;
      least = Math.min(least, cost);
    }
    [before, row] = [row, next];
    if ((row[width - 1] ?? 0) <= typos) isBeginning = true;
    if (least > typos) return isBeginning ? 'beginning' : null;
  }
  return (row[width - 1] ?? 0) <= typos ? 'whole' : isBeginning ? 'beginning' : null;
}
