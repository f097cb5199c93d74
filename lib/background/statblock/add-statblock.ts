import { message } from '../../i18n/index.ts';
import { refreshOne } from '../../library/index.ts';
import { ProblemError, type WorldId } from '../../model/index.ts';
import type { FullService } from '../../service/index.ts';

/** Addresses of a statblock's page, editor, print view and data, and its tag in texts. */
const PLACES = [
  /\/(?:sheet|block|statblock)s?\/(?:view\/|edit\/)?(\d{1,15})(?=[/?#]|$)/i,
  /\/world\/(?:statblock|sheet|block)\/(\d{1,15})(?=[/?#]|$)/i,
  /^\[(?:block|statblock|blocklink|sheet):(\d{1,15})[^\]]*\]$/i,
  /^#?(\d{1,15})$/,
];

/** The statblock number in what the user typed or pasted. Null if there is none. Pure. */
export function statblockNumber(typed: string): string | null {
  const text = typed.trim();
  for (const place of PLACES) {
    const found = Number(place.exec(text)?.[1]);
    if (Number.isSafeInteger(found) && found > 0) return String(found);
  }
  return null;
}

/** Reads a statblock into the offline copy. Rejects like the service does, or with a `ProblemError`. */
export async function addStatblock(
  service: FullService,
  worldId: WorldId,
  typed: string,
): Promise<{ kind: 'statblock'; id: string }> {
  const id = statblockNumber(typed);
  if (id === null)
    throw new ProblemError({ kind: 'notStatblock', sentence: message('statblock.notStatblock') });
  const ref = { kind: 'statblock', id } as const;
  const { signal } = new AbortController();
  if (!(await refreshOne(service, worldId, ref, { signal })))
    throw new ProblemError({ kind: 'notFound', sentence: message('statblock.notThere') });
  return ref;
}
