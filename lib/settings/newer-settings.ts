const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A newer release's settings with what this one changed. Other fields stay as they are. */
export function withChanges(
  raw: Record<string, unknown>,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  const kept = { ...raw };
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [stored, was, now] = [raw[name], before[name], after[name]];
    if (JSON.stringify(was) === JSON.stringify(now)) continue;
    if (now === undefined) delete kept[name];
    else
      kept[name] = isObject(stored) && isObject(was) && isObject(now) ? withChanges(stored, was, now) : now;
  }
  return kept;
}
