import type { TypedText } from '../channels.ts';

/** A typed text that the background didn't store in time. `address` and `world`: the editor's. */
export interface FallbackText {
  address: string;
  world: string | null;
  at: number;
  typed: TypedText;
}

/** Storage that is in no process of the page or the extension. */
export interface FallbackStorage {
  set(items: Record<string, FallbackText>): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

/** What keys of fallback texts begin with. */
export const FALLBACK_PREFIX = 'journal.fallback/';
/** How long the background may take before a text is stored without it, in milliseconds. */
const PATIENCE = 150;

/**
 * Stores texts while the background doesn't. Firefox needs seconds to start it again if its process has died; if the page
 * died, too, they would be gone. The background moves them into the journal once it runs.
 */
export function createFallback(area: FallbackStorage | null) {
  let isLate = false;
  const stored = new Map<string, Promise<void>>();

  /** Removes what a newer text of the field replaces. */
  async function removeUntil(field: string, turn: number): Promise<void> {
    const old = [...stored.keys()].filter(
      (key) => key.startsWith(field) && Number(key.slice(field.length)) <= turn,
    );
    await Promise.all(old.map((key) => stored.get(key)));
    for (const key of old) stored.delete(key);
    if (old.length > 0) await area?.remove(old);
  }
  // Nothing is left but to ask the background again, which happens anyway; and what stays is moved without a change.
  const ignore = (): void => {};

  /** Waits for the background's answer about a text, and stores the text meanwhile if that takes long. */
  return async <Reply extends { ok: boolean }>(
    answer: Promise<Reply>,
    text: FallbackText,
  ): Promise<Reply> => {
    if (!area) return answer;
    const { visit, field, turn } = text.typed;
    const start = `${FALLBACK_PREFIX}${visit}/${field}/`;
    function store(): void {
      isLate = true;
      const writing = area?.set({ [start + turn]: text }).then(() => removeUntil(start, turn - 1));
      if (writing) stored.set(start + turn, writing.catch(ignore));
    }
    // A page that is left doesn't see the end of a timer.
    if (isLate) store();
    const timer = isLate ? undefined : setTimeout(store, PATIENCE);
    const reply = await answer;
    clearTimeout(timer);
    if (!reply.ok && !stored.has(start + turn)) store();
    if (reply.ok) {
      isLate = false;
      await removeUntil(start, turn).catch(ignore);
    }
    return reply;
  };
}
