import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { detach, reportAndUse } from '../../../lib/diagnostics/index.ts';
import { type Entry, type EntryRef, entryOfBody, openLibrary } from '../../../lib/library/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';

export interface KnownEntry {
  /** Undefined until it is read; null if the offline copy doesn't have it. */
  entry: Entry | null | undefined;
  /** Whether it was read from the lists. Before that, an article's own body may stand in, because it opens sooner. */
  isSure: boolean;
}

const UNKNOWN: KnownEntry = { entry: undefined, isSure: false };

/**
 * An entry of the offline copy, kept up to date.
 * @param onDelivered called with a draft's article once it has taken the draft's place
 */
export function useEntry(
  worldId: WorldId,
  { kind, id }: EntryRef,
  onDelivered: (article: EntryRef) => void,
): KnownEntry {
  const [read, setRead] = useState<{ of: string; known: KnownEntry } | null>(null);
  const of = `${worldId} ${kind} ${id}`;
  const deliver = useRef(onDelivered);
  deliver.current = onDelivered;
  // A passive effect would run after the paint and delay the first content by a frame.
  useLayoutEffect(() => {
    let isCanceled = false;
    let latestRead = 0;
    let isSure = false;
    let unsubscribe = () => {};
    const publish = (entry: Entry | null, sure: boolean) => {
      if (isCanceled || (isSure && !sure)) return;
      isSure = sure;
      setRead({ of, known: { entry, isSure } });
    };
    void (async () => {
      const library = await openLibrary();
      const readFromBody = async () => {
        const body = await library.body(worldId, { kind, id });
        const entry = body && entryOfBody(worldId, { kind, id }, body.resource);
        if (entry) publish(entry, false);
      };
      const refresh = async () => {
        const thisRead = ++latestRead;
        const [entry = null] = await library.entries(worldId, [{ kind, id }]);
        const article = entry
          ? null
          : await articleOfDraft({ kind, id }).catch(reportAndUse('panel.followDraft', null));
        if (thisRead !== latestRead) return;
        if (!article) publish(entry, true);
        else if (!isCanceled) deliver.current(article);
      };
      if (isCanceled) return;
      unsubscribe = library.subscribe((change) => {
        const matters = change.what === 'entries' || change.what === 'cleared';
        if (matters && (change.worldId === null || change.worldId === worldId))
          detach(refresh(), 'panel.refreshEntry');
      });
      // A preview only: the lists are read in any case.
      if (kind === 'article') void readFromBody().catch(() => {});
      await refresh();
    })().catch(() => publish(null, true));
    return () => {
      isCanceled = true;
      unsubscribe();
    };
  }, [of]);
  return read?.of === of ? read.known : UNKNOWN;
}

const DRAFT = 'draft:';

/** The article that has replaced a draft's entry. Null if there is none, and for any other entry. */
async function articleOfDraft({ kind, id }: EntryRef): Promise<EntryRef | null> {
  if (kind !== 'article' || !id.startsWith(DRAFT)) return null;
  // Loaded here, because few panels ever need it.
  const { deliveredAs, openOutbox } = await import('../../../lib/outbox/index.ts');
  const draft = await (await openOutbox()).get(id.slice(DRAFT.length));
  const articleId = draft ? deliveredAs(draft) : null;
  return articleId === null ? null : { kind, id: articleId };
}
