import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { report, reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import {
  type EnterStep,
  importStore,
  leaveOut,
  nextToEnter,
  noteEntered,
  readRecords,
  watchImports,
} from '../../lib/import/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { Draft } from '../../lib/outbox/index.ts';
import { changedItems, createByHand, editPageOf, newPageOf } from '../by-hand/index.ts';
import { showsMentions } from '../editor-frame/index.ts';
import { announce } from '../ui/index.ts';
import { articleIn, openThere, readPlatform, type There, watchSaved } from './there.ts';

const nameOf = ({ text }: Draft): string => text.title.trim() || t('outbox.untitled');

/** World Anvil's page for a step. */
const pageOf = ({ article, row }: EnterStep, address: string): string =>
  article ? editPageOf(article.id, address) : newPageOf(row.plan?.template ?? row.template, address);

const MENTIONED = /\]\([a-zA-Z]+:([\w-]+)\)/g;
const mentionedIn = (text: unknown): string[] =>
  [...JSON.stringify(text).matchAll(MENTIONED)].flatMap(([, id]) => id ?? []);

/** The articles that a text mentions once it has its links. */
function newMentions({ article, draft }: EnterStep): string[] {
  const { content, fields } = draft.text;
  const before = new Set(mentionedIn(article?.before ?? {}));
  return mentionedIn({ content, ...fields }).filter((id) => !before.has(id));
}

/**
 * Whether the article that the tab goes on to is what was filled in and saved, and not one that its person only looks at, or
 * loads again. Of a new one, its address has to tell an id that nobody knows yet; of another, its page has to show the new
 * links. Who saves another way marks it as done.
 */
async function isOwn(
  worldId: WorldId,
  step: EnterStep,
  id: string | null,
  { tabId, hosts }: { tabId: number; hosts: readonly string[] },
): Promise<boolean> {
  const { article } = step;
  if (article) {
    const ids = newMentions(step);
    if (ids.length === 0 || (id !== null && id !== article.id)) return false;
    // The address of the editor tells which article it is.
    return showsMentions(tabId, { ids, title: id === null ? step.draft.text.title : '' }, hosts);
  }
  if (id === null) return false;
  const [records, library] = await Promise.all([readRecords(worldId), openLibrary()]);
  if ([...records.values()].some(({ articleId }) => articleId === id)) return false;
  return (await library.searcher(worldId)).locate({ kind: 'article', id }) < 0;
}

/** What a person enters step by step. `saved`: the title of what was saved last. */
export function useEntering(worldId: WorldId) {
  const [step, setStep] = useState<EnterStep | null | undefined>(undefined);
  const [isGoing, setGoing] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const current = useRef<EnterStep | null>(null);
  const there = useRef<There | null>(null);
  const unwatch = useRef<() => void>(() => {});

  async function refresh(): Promise<void> {
    const next = await nextToEnter(importStore, worldId, Date.now());
    current.current = next;
    setStep(next);
  }

  async function entered(id: string | null): Promise<void> {
    const one = current.current;
    if (!one) return;
    unwatch.current();
    await noteEntered(importStore, one, id);
    byHand.close();
    setSaved(nameOf(one.draft));
    announce(t('entering.saved', { title: nameOf(one.draft) }));
    await refresh();
  }

  /** Opens World Anvil's page for the step and fills it in. */
  async function go(): Promise<void> {
    const one = current.current;
    if (!one) return;
    setGoing(true);
    setSaved(null);
    unwatch.current();
    byHand.close();
    try {
      const platform = await readPlatform();
      there.current = await openThere(there.current, (address) => pageOf(one, address), platform);
      await byHand.insert(one.draft);
      const { tabId } = there.current;
      if (byHand.state()?.kind === 'filled')
        unwatch.current = watchSaved(tabId, platform.hosts, (id) => {
          isOwn(worldId, one, id, { tabId, hosts: platform.hosts })
            .then((isSaved) => (isSaved && current.current === one ? entered(id) : undefined))
            .catch(reportAs('entering.saved'));
        });
    } finally {
      setGoing(false);
    }
  }

  const byHand = useMemo(
    () =>
      createByHand({
        nameOf,
        get tabId() {
          return there.current?.tabId ?? null;
        },
        changesOf: (draft) => {
          const article = current.current?.article;
          return article ? changedItems(draft, article.before) : null;
        },
        // Nobody noticed that it was saved, so its person says so, and goes on.
        markDone: async () => {
          await entered(await articleIn(there.current?.tabId ?? null, (await readPlatform()).hosts));
          go().catch(reportAs('entering.next'));
          return true;
        },
      }),
    [worldId],
  );

  useEffect(() => {
    const again = () => void refresh().catch(reportAs('entering.refresh'));
    again();
    const stop = watchImports((change) => change.worldId === worldId && again());
    return () => {
      stop();
      unwatch.current();
    };
  }, [worldId]);

  return {
    ...{ step, isGoing, saved, byHand },
    go: () => void go().catch((error: unknown) => report(error, 'entering.go')),
    leaveOut() {
      const one = current.current;
      if (!one) return;
      unwatch.current();
      byHand.close();
      setSaved(null);
      leaveOut(importStore, one).then(refresh).catch(reportAs('entering.leaveOut'));
    },
  };
}
