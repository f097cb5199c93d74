import { useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { request } from '../../lib/messaging/index.ts';
import type { ArticleId } from '../../lib/model/index.ts';
import {
  type Draft,
  discard,
  edit,
  type OutboxAction,
  type OutboxStore,
  restore,
  retry,
  sendAgain,
  undo,
} from '../../lib/outbox/index.ts';
import { type ConnectionSummary, readConnection } from '../../lib/stored-state/index.ts';
import { announce } from '../ui/index.ts';
import { copyText, plainText } from './draft-text.ts';
import { nameOf } from './groups.ts';
import { articlePage, worldPage } from './links.ts';

/** A dialog in front of the list, open until it is answered. */
export type Asking =
  | { kind: 'removeExtra'; draft: Draft; articleId: ArticleId | null }
  | { kind: 'compare'; draft: Draft; connection: ConnectionSummary }
  | { kind: 'sendAgain'; draft: Draft }
  | { kind: 'copyByHand'; draft: Draft; text: string };

const MOVED_ON = 'It had moved on meanwhile, so nothing was changed.';

/** The actions of a row's buttons. Each is one write to the store, after which the background is woken. */
export function useActions(onEdit: (id: string) => void) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  /** Announces the outcome. */
  const tell = (done: Draft | null, sentence: string) => {
    if (done) announce(sentence);
    else setTrouble(MOVED_ON);
  };
  const visit = async (url: string | null) => {
    if (url) await browser.tabs.create({ url });
    else setTrouble('Its address is not known here. Connect first, then try again.');
  };
  const wake = () => request('outbox.wake', {});

  const act = async (store: OutboxStore, action: OutboxAction, draft: Draft): Promise<void> => {
    const name = nameOf(draft);
    switch (action) {
      case 'undo':
        return tell(await undo(store, draft.id), `${name} was taken back and not sent.`);
      case 'edit': {
        const next = draft.delivery.state === 'editing' ? draft : await edit(store, draft.id);
        return next ? onEdit(next.id) : setTrouble(MOVED_ON);
      }
      case 'sendNow':
        tell(await retry(store, draft.id), `Sending ${name} now.`);
        return wake();
      case 'checkNow':
        tell(await retry(store, draft.id), `Checking ${name} now.`);
        return wake();
      case 'retry':
        tell(await retry(store, draft.id), `Trying ${name} again.`);
        return wake();
      case 'discard':
        return tell(await discard(store, draft.id), `${name} is in the bin for 30 days.`);
      case 'restore':
        return tell(await restore(store, draft.id), `${name} is back.`);
      case 'copy': {
        const text = plainText(draft);
        if (await copyText(text)) announce(`The text of ${name} is on the clipboard.`);
        else setAsking({ kind: 'copyByHand', draft, text });
        return;
      }
      case 'open':
        return visit(articlePage(await readConnection(), draft));
      case 'openNewest':
        return visit(worldPage(await readConnection(), draft.text.worldId));
      case 'compare':
        return setAsking({ kind: 'compare', draft, connection: await readConnection() });
      case 'removeExtra':
        return setAsking({ kind: 'removeExtra', draft, articleId: null });
      case 'sendAgain':
        return setAsking({ kind: 'sendAgain', draft });
    }
  };

  const guarded = async (work: () => Promise<void>) => {
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : 'That did not work. Your drafts are as they were.');
    }
  };

  return {
    asking,
    trouble,
    ask: setAsking,
    close: () => setAsking(null),
    run: (store: OutboxStore, action: OutboxAction, draft: Draft) =>
      void guarded(() => act(store, action, draft)),
    sendAgain: (store: OutboxStore, draft: Draft) =>
      void guarded(async () => {
        setAsking(null);
        tell(await sendAgain(store, draft.id), `${nameOf(draft)} goes out again.`);
        await wake();
      }),
    removeExtra: (draft: Draft, articleId: ArticleId) =>
      void guarded(async () => {
        setAsking(null);
        await request('outbox.removeExtra', { id: draft.id, articleId });
        announce('The extra copy is gone.');
      }),
  };
}
