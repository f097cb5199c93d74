import { useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { type ArticleId, sentenceOf, unwrap, type WorldId } from '../../lib/model/index.ts';
import {
  askedToWait,
  type Draft,
  discard,
  edit,
  moveToAccount,
  type OutboxStore,
  restore,
  retry,
  sendAgain,
  undo,
  undoDone,
} from '../../lib/outbox/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import {
  type Connection,
  type ConnectionSummary,
  readAccountId,
  readConnection,
  readSlowdown,
  waitsUntil,
} from '../../lib/stored-state/index.ts';
import { announce } from '../ui/index.ts';
import type { ButtonAction } from './actions.ts';
import { titleOf } from './groups.ts';
import { articlePage, worldPage } from './links.ts';

/** A dialog in front of the list, open until it is answered. */
export type OpenDialog =
  | { kind: 'removeExtra'; draft: Draft; articleId: ArticleId | null }
  | { kind: 'compare'; draft: Draft; connection: ConnectionSummary }
  | { kind: 'sendAgain'; draft: Draft }
  | { kind: 'move'; draft: Draft; connection: Connection };

const MOVED_ON = message('outbox.movedOn');
/** Announced when an action begins at once. */
const AT_ONCE = {
  sendNow: 'outbox.sendingNow',
  checkNow: 'outbox.checkingNow',
  retry: 'outbox.tryingAgain',
} as const;

/** The actions of a row's buttons. Each is one write to the store, after which the background is woken. */
export function useActions(onEdit: (id: string) => void) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [trouble, setTrouble] = useState<Message | null>(null);

  /** Announces the outcome. */
  const report = (done: Draft | null, sentence: string) => {
    if (done) announce(sentence);
    else setTrouble(MOVED_ON);
  };
  /** Announces that a draft is sent, or says why it can't be yet: World Anvil has asked to wait. */
  const reportSending = async (done: Draft | null, action: ButtonAction, sentence: string) => {
    const until = waitsUntil(await readSlowdown(), Date.now());
    if (!done || until === null) return report(done, sentence);
    const reason = askedToWait(until, Date.now());
    setTrouble(action === 'checkNow' ? reason : message('outbox.cannotSendNow', { reason }));
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
      case 'checkNow':
      case 'retry': {
        await reportSending(await retry(store, draft.id), action, t(AT_ONCE[action], { name }));
        return wake();
      }
      case 'move': {
        const connection = await readConnection();
        return connection.state === 'none'
          ? setTrouble(message('outbox.connectFirst'))
          : setDialog({ kind: 'move', draft, connection });
      }
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
        const done = await sendAgain(store, draft.id);
        await reportSending(done, 'sendAgain', t('outbox.resending', { name: titleOf(draft) }));
        wake();
      }),
    move: (store: OutboxStore, draft: Draft, worldId: WorldId) =>
      void runAction(async () => {
        setDialog(null);
        const [connection, accountId, { undoSeconds }] = await Promise.all([
          readConnection(),
          readAccountId(),
          readSettings(),
        ]);
        if (connection.state === 'none' || accountId === null)
          return setTrouble(message('outbox.connectFirst'));
        const { username: accountName } = connection;
        const to = { worldId, accountId, accountName, undoMs: undoSeconds * 1_000 };
        report(await moveToAccount(store, draft.id, to), t('outbox.moved', { name: titleOf(draft) }));
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
