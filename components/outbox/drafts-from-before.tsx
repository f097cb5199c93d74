import { useState } from 'preact/hooks';
import { type Message, type MessageId, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { sentenceOf, type WorldId, type WorldSummary } from '../../lib/model/index.ts';
import {
  type Audience,
  audienceOf,
  type Draft,
  isFromBefore,
  type Outbox,
  problemsOf,
  sendFromBefore,
} from '../../lib/outbox/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { type ConnectionSummary, readAccountId } from '../../lib/stored-state/index.ts';
import { announce, Button, Field, ModalDialog, Notice, Select } from '../ui/index.ts';
import { titleOf } from './groups.ts';

export const READERS = {
  authors: null,
  public: 'outbox.readersWillSee',
  worldDefault: 'outbox.readersMaySee',
} as const satisfies Record<Audience, MessageId | null>;

/** Which world drafts go to: a choice, or a sentence if there is only one. */
export function WorldChoice(props: {
  worlds: readonly WorldSummary[];
  value: WorldId;
  onChange: (worldId: WorldId) => void;
}) {
  const [only, ...others] = props.worlds;
  if (others.length === 0) return <p>{t('outbox.toOnlyWorld', { world: only?.title ?? '' })}</p>;
  return (
    <Field label={t('common.world')}>
      {(ids) => (
        <Select
          {...ids}
          value={props.value}
          options={props.worlds.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={props.onChange}
        />
      )}
    </Field>
  );
}

type Connected = Exclude<ConnectionSummary, { state: 'none' }>;

/** Offers the drafts that were written without a connection. Nothing is sent before the person has seen them. */
export function DraftsFromBefore(props: {
  store: Outbox;
  drafts: readonly Draft[];
  connection: ConnectionSummary | undefined;
  onTrouble: (sentence: Message) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { connection } = props;
  const drafts = props.drafts.filter(isFromBefore);
  if (!connection || connection.state === 'none' || connection.worlds.length === 0 || drafts.length === 0)
    return null;
  return (
    <>
      <Notice
        actions={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('outbox.reviewAndSend')}
          </Button>
        }
      >
        {t('outbox.fromBefore', { count: drafts.length })}
      </Notice>
      {isOpen && <Review {...props} drafts={drafts} connection={connection} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What keeps a draft from being sent to its world, or to this one if it has none; null if nothing does. */
const problemOf = ({ text }: Draft, worldId: WorldId): Message | null =>
  problemsOf({ ...text, worldId: text.worldId ?? worldId })[0]?.sentence ?? null;

function Review(props: {
  store: Outbox;
  drafts: readonly Draft[];
  connection: Connected;
  onTrouble: (sentence: Message) => void;
  onClose: () => void;
}) {
  const { store, drafts, connection, onClose } = props;
  const [worldId, setWorldId] = useState(connection.worldId ?? connection.worlds[0]?.id ?? '');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = drafts.filter((draft) => !left.has(draft.id) && problemOf(draft, worldId) === null);
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const send = async () => {
    onClose();
    try {
      const [account, { undoSeconds }] = await Promise.all([readAccountId(), readSettings()]);
      const { username: accountName } = connection;
      const given = { worldId, accountId: account ?? '', accountName, undoMs: undoSeconds * 1_000 };
      const sent = await Promise.all(chosen.map(({ id }) => sendFromBefore(store, id, given)));
      announce(t('outbox.fromBeforeSaved', { count: sent.filter((draft) => draft !== null).length }));
      // The outbox's alarm wakes the background anyway.
      void request('outbox.wake', {});
    } catch (error) {
      const sentence = sentenceOf(error);
      if (!sentence) throw error;
      props.onTrouble(sentence);
    }
  };
  /** Named if there are several. One that was written for a world keeps it. */
  const worldOf = ({ text }: Draft): string | null =>
    connection.worlds.length > 1
      ? (connection.worlds.find(({ id }) => id === text.worldId)?.title ?? null)
      : null;
  return (
    <ModalDialog
      title={t('outbox.fromBeforeTitle')}
      onClose={onClose}
      actions={
        <>
          <Button tone="primary" icon="send" disabled={chosen.length === 0} onClick={() => void send()}>
            {t('outbox.sendCount', { count: chosen.length })}
          </Button>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </>
      }
    >
      {drafts.some((draft) => worldOf(draft) === null) && (
        <WorldChoice worlds={connection.worlds} value={worldId} onChange={setWorldId} />
      )}
      <ul class="from-before">
        {drafts.map((draft) => {
          const problem = problemOf(draft, worldId);
          const readers = READERS[audienceOf(draft.text)];
          const note = problem ? t(problem) : readers && t(readers);
          const world = worldOf(draft);
          return (
            <li key={draft.id}>
              <label>
                <input
                  type="checkbox"
                  disabled={problem !== null}
                  checked={problem === null && !left.has(draft.id)}
                  onChange={() => toggle(draft.id)}
                />
                <span>
                  <bdi>{titleOf(draft)}</bdi>
                  {world !== null && (
                    <span class="small soft from-before-note">
                      <bdi>{world}</bdi>
                    </span>
                  )}
                  {note && <span class="small soft from-before-note">{note}</span>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </ModalDialog>
  );
}
