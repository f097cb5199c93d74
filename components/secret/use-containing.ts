import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { type ContainingArticle, findContainingArticles, readArticles } from './find-containing.ts';

/** Worlds of this size are searched at once; larger ones on request, because every text is read. */
const MAX_AUTOMATIC = 500;

type Search =
  | { state: 'not yet' }
  | { state: 'looking' | 'done'; found: readonly ContainingArticle[]; part: number };

export interface Containing {
  search: Search;
  /** The article that the secret is attached to. */
  attached: ContainingArticle | null;
  /** All that are known so far, the attached one first. */
  all: readonly ContainingArticle[];
  start: () => void;
  stop: () => void;
}

/**
 * The articles that a secret is attached to or shown in, as far as the offline copy knows.
 * @param articleId undefined if it isn't known yet
 */
export function useContaining(
  worldId: WorldId,
  id: string,
  articleId: string | null | undefined,
  isCovered: boolean,
): Containing {
  const [attached, setAttached] = useState<ContainingArticle | null>(null);
  const [search, setSearch] = useState<Search>({ state: 'not yet' });
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    setSearch({ state: 'not yet' });
  }, []);
  const start = useCallback(() => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setSearch({ state: 'looking', found: [], part: 0 });
    findContainingArticles(worldId, id, abort.signal, (found, part) =>
      setSearch({ state: part < 1 ? 'looking' : 'done', found, part }),
    ).catch(() => setSearch({ state: 'not yet' }));
  }, [worldId, id]);
  useEffect(() => {
    let isCanceled = false;
    setAttached(null);
    if (articleId)
      readArticles(worldId, [{ kind: 'article', id: articleId }]).then(
        ([one]) => !isCanceled && one && setAttached(one),
        reportAs('secret.readArticle'),
      );
    return () => {
      isCanceled = true;
    };
  }, [worldId, articleId]);
  useEffect(() => {
    if (isCovered) return;
    let isCanceled = false;
    openLibrary()
      .then((library) => library.searcher(worldId))
      .then((searcher) => {
        if (!isCanceled && [...searcher.hits('article')].length <= MAX_AUTOMATIC) start();
      })
      .catch(reportAs('secret.findArticles'));
    return () => {
      isCanceled = true;
      stop();
    };
  }, [worldId, isCovered, start, stop]);
  const found = search.state === 'not yet' ? [] : search.found;
  const all = attached ? [attached, ...found.filter(({ ref }) => ref.id !== attached.ref.id)] : found;
  return { search, attached, all, start, stop };
}
