import { type History, openHistory } from '../history/index.ts';
import type { WorldId } from '../model/index.ts';
import { readSettings, watchSettings } from '../settings/index.ts';
import type { CheckOptions } from './world-checks.ts';

/** Changes that are searched for former titles, newest first. */
const MOST = 5_000;

/** The titles that articles had when Loreside changed them, by lower-case id. */
async function formerTitles(
  history: Pick<History, 'changes'>,
  worldId: WorldId,
): Promise<Map<string, string[]>> {
  const titles = new Map<string, string[]>();
  for (const { ref, title, before } of await history.changes({ worldId, limit: MOST })) {
    if (ref.kind !== 'article') continue;
    const id = ref.id.toLowerCase();
    const known = titles.get(id) ?? [];
    titles.set(id, known);
    for (const one of [title, before.title])
      if (typeof one === 'string' && one !== '' && !known.includes(one)) known.push(one);
  }
  return titles;
}

/** What a person told about a world's dates, and what the history knows of its names. */
export async function readCheckOptions(
  worldId: WorldId,
): Promise<Required<Pick<CheckOptions, 'eras' | 'formerTitles'>>> {
  const [{ eras }, titles] = await Promise.all([
    readSettings(),
    // Without the history, a mention with an old title is only known by the article's address.
    formerTitles(openHistory(), worldId).catch(() => new Map<string, string[]>()),
  ]);
  return { eras: eras[worldId] ?? [], formerTitles: titles };
}

/** Calls the listener when the eras of any world may have changed. Returns a function that stops it. */
export function watchCheckOptions(listener: () => void): () => void {
  let known: string | null = null;
  return watchSettings(({ eras }) => {
    const now = JSON.stringify(eras);
    if (now !== known) listener();
    known = now;
  });
}
