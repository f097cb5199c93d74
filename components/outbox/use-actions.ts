import { useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { type ArticleId, sentenceOf, unwrap } from '../../lib/model/index.ts';
import {
  type Draft,
  discard,
  edit,
  type OutboxStore,
  restore,
  retry,
  sendAgain,
  undo,
  undoDone,
} from '../../lib/outbox/index.ts';
import { type ConnectionSummary, readConnection } from '../../lib/stored-state/index.ts';
import { announce } from '../ui/index.ts';
import type { ButtonAction } from './actions.ts';
import { titleOf } from './groups.ts';
import { articlePage, worldPage } from './links.ts';

/** A dialog in front of the list, open until it is answered. */
export type OpenDialog =
  | { kind: 'removeExtra'; draft: Draft; articleId: ArticleId | null }
  | { kind: 'compare'; draft: Draft; connection: ConnectionSummary }
  | { kind: 'sendAgain'; draft: Draft };

const MOVED_ON = message('outbox.movedOn');

/** The actions of a row's buttons. Each is one write to the store, after which the background is woken. */
export function useActions(onEdit: (id: string) => void) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [trouble, setTrouble] = useState<Message | null>(null);

  /** Announces the outcome. */
  const report = (done: Draft | null, sentence: string) => {
    if (done) announce(sentence);
    else setTrouble(MOVED_ON);
  };
  const openTab = async (url: string | null) => {
    if (url) await browser.tabs.create({ url });
    else setTrouble(message('outbox.addressUnknown'));
  };
  /** The outbox's alarm wakes the background anyway. */
  const wake = () => void request('outbox.wake', {});

  const runRowAction = async (store: OutboxStore, action: ButtonAction, draft: Draft): Promise<void> => {
    const name = titleOf(draft);
    switch (action) {
      case 'undo':
        return report(await undo(store, draft.id), t('outbox.undone', { name }));
      case 'edit': {
        const next = draft.delivery.state === 'editing' ? draft : await edit(store, draft.id);
        return next ? onEdit(next.id) : setTrouble(MOVED_ON);
      }
      case 'sendNow':
        report(await retry(store, draft.id), t('outbox.sendingNow', { name }));
        return wake();
      case 'checkNow':
        report(await retry(store, draft.id), t('outbox.checkingNow', { name }));
        return wake();
      case 'retry':
        report(await retry(store, draft.id), t('outbox.tryingAgain', { name }));
        return wake();
      case 'discard':
        // A draft that is still checked for a copy stays until that is known.
        if (draft.delivery.state === 'unknown') return setTrouble(message('outbox.stillChecking'));
        return report(await discard(store, draft.id), t('outbox.binned', { name }));
      case 'restore':
        return report(await restore(store, draft.id), t('outbox.restored', { name }));
      case 'notDone':
        return report(await undoDone(store, draft.id), t('outbox.doneUndone', { name }));
      case 'open':
        return openTab(articlePage(await readConnection(), draft));
      case 'openNewest':
        return openTab(worldPage(await readConnection(), draft.text.worldId));
      case 'compare':
        return setDialog({ kind: 'compare', draft, connection: await readConnection() });
      case 'removeExtra':
        return setDialog({ kind: 'removeExtra', draft, articleId: null });
      case 'sendAgain':
        return setDialog({ kind: 'sendAgain', draft });
    }
  };

  const runAction = async (work: () => Promise<void>) => {
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      setTrouble(sentenceOf(error) ?? message('outbox.actionFailed'));
    }
  };

  return {
    asking: dialog,
    trouble,
    showTrouble: setTrouble,
    ask: setDialog,
    close: () => setDialog(null),
    run: (store: OutboxStore, action: ButtonAction, draft: Draft) =>
      void runAction(() => runRowAction(store, action, draft)),
    sendAgain: (store: OutboxStore, draft: Draft) =>
      void runAction(async () => {
        setDialog(null);
        report(await sendAgain(store, draft.id), t('outbox.resending', { name: titleOf(draft) }));
        wake();
      }),
    removeExtra: (draft: Draft, articleId: ArticleId) =>
      void runAction(async () => {
        setDialog(null);
        unwrap(await request('outbox.removeExtra', { id: draft.id, articleId }));
        announce(t('outbox.extraRemoved'));
      }),
  };
}
