import { useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { type Message, type MessageId, message, t } from '../../lib/i18n/index.ts';
import { safeAddress } from '../../lib/markup/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { type ArticleId, sentenceOf, unwrap, type WorldId } from '../../lib/model/index.ts';
import {
  askedToWait,
  copiesOf,
  type Draft,
  discard,
  edit,
  moveToAccount,
  type OutboxAction,
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
import { sampleEntry, usePanelOpener } from '../local-worlds/index.ts';
import { announce } from '../ui/index.ts';
import { titleOf } from './groups.ts';

/** An article's edit page. It works for drafts too, and both API versions have it. */
export function editPage(connection: ConnectionSummary, articleId: ArticleId): string | null {
  return connection.state === 'none'
    ? null
    : `${connection.address}/world/article/${encodeURIComponent(articleId)}/edit`;
}

/** A world's dashboard, which lists its newest articles, including drafts. */
function worldPage(connection: ConnectionSummary, worldId: WorldId | null): string | null {
  return connection.state === 'none' || !worldId
    ? null
    : `${connection.address}/world/${encodeURIComponent(worldId)}/summary`;
}

/** The page of a draft's article; null if none is known. */
function articlePage(connection: ConnectionSummary, draft: Draft): string | null {
  const { delivery, text } = draft;
  if (delivery.state === 'created' || delivery.state === 'verified')
    return safeAddress(delivery.url) ?? editPage(connection, delivery.articleId);
  const [first] = copiesOf(draft);
  if (first !== undefined) return editPage(connection, first);
  if (delivery.state !== 'attention' || text.target.kind !== 'append') return null;
  return editPage(connection, text.target.articleId);
}

interface ActionLabel {
  label: MessageId;
  /** The key for the action while the focus is in the row; in English, a letter of the label. */
  key: string;
}

/** Actions with a button of their own. The text of a draft is copied from its menu. */
export type ButtonAction = Exclude<OutboxAction, 'copy'>;

export const isButton = (action: OutboxAction): action is ButtonAction => action !== 'copy';

export const ACTIONS = {
  undo: { label: 'common.undo', key: 'u' },
  edit: { label: 'common.edit', key: 'e' },
  sendNow: { label: 'outbox.actionSendNow', key: 'n' },
  move: { label: 'outbox.actionMove', key: 'v' },
  checkNow: { label: 'outbox.actionCheckNow', key: 'k' },
  retry: { label: 'common.tryAgain', key: 't' },
  open: { label: 'common.open', key: 'o' },
  compare: { label: 'common.compare', key: 'm' },
  removeExtra: { label: 'outbox.actionRemoveExtra', key: 'x' },
  openNewest: { label: 'outbox.actionOpenWorld', key: 'w' },
  sendAgain: { label: 'outbox.actionSendAgain', key: 's' },
  restore: { label: 'history.restore', key: 'r' },
  notDone: { label: 'common.undo', key: 'u' },
  discard: { label: 'common.discard', key: 'd' },
} as const satisfies Record<ButtonAction, ActionLabel>;

/** Opens a draft’s menu. */
const MENU_LETTER = 'c';

/** The action that a key press in a row stands for, out of the row's own. */
export function actionOf(event: KeyboardEvent, offered: readonly OutboxAction[]): OutboxAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === 'Delete') return offered.find((action) => action === 'discard') ?? null;
  const pressed = event.key.toLowerCase();
  return offered.find((action) => (isButton(action) ? ACTIONS[action].key : MENU_LETTER) === pressed) ?? null;
}

/** What Enter on the title does: edit the draft or open the article. Otherwise the text unfolds. */
export function mainAction(offered: readonly OutboxAction[]): ButtonAction | null {
  const [first] = offered;
  return first === 'edit' || first === 'open' ? first : null;
}

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
  const openPanel = usePanelOpener();

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
      case 'open': {
        const saved = sampleEntry(draft);
        return saved ? openPanel(saved) : openTab(articlePage(await readConnection(), draft));
      }
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
