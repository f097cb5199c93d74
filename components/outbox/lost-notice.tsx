import { useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { formatList, t } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import {
  type Draft,
  type LostDrafts,
  type OutboxPause,
  readLostDrafts,
  type SetAside,
  watchLostDrafts,
  writeLostDrafts,
} from '../../lib/outbox/index.ts';
import { isAccessLost } from '../../lib/permissions/index.ts';
import { Button, Notice, useWatched } from '../ui/index.ts';

/** Incremented when the file format changes. */
const FORMAT = 1;

/**
 * Every draft as a JSON document for its owner: text and origin. It contains nothing about the connection, such as
 * keys, tokens and accounts, or about deliveries.
 */
export function exportDrafts(drafts: readonly Draft[], now: Instant): string {
  return JSON.stringify(
    {
      format: 'loreside-drafts',
      version: FORMAT,
      exportedAt: new Date(now).toISOString(),
      drafts: drafts.map(({ id, createdAt, updatedAt, text, origin, delivery }) => ({
        id,
        createdAt: new Date(createdAt).toISOString(),
        updatedAt: new Date(updatedAt).toISOString(),
        state: delivery.state,
        ...(delivery.state === 'done' && {
          done: { at: new Date(delivery.at).toISOString(), how: delivery.how },
        }),
        text,
        origin,
      })),
    },
    null,
    2,
  );
}

/** Downloads a text or bytes as a file. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain';
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A stored record that can't be read as a draft. */
export interface Unreadable extends Pick<SetAside, 'why' | 'record'> {
  /** Deletes it permanently. */
  forget: () => void;
}

/** Says which drafts can't be read, or were damaged, and saves the records as a file. */
export function SetAsideNotice({ items }: { items: readonly Unreadable[] }) {
  const { damaged, replaced, newer } = Object.groupBy(items, ({ why }) => why);
  return (
    <>
      {damaged && <DamagedNotice items={damaged} sentence="outbox.damaged" isSafe={false} />}
      {replaced && <DamagedNotice items={replaced} sentence="outbox.replaced" isSafe />}
      {newer && <Notice tone="warn">{t('outbox.newer', { count: newer.length })}</Notice>}
    </>
  );
}

/** `isSafe`: whether the drafts are here all the same, so that their records can be deleted before they are saved. */
function DamagedNotice(props: {
  items: readonly Unreadable[];
  sentence: 'outbox.damaged' | 'outbox.replaced';
  isSafe: boolean;
}) {
  const { items, sentence, isSafe } = props;
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    download('loreside-unreadable-drafts.json', exportUnreadable(items.map(({ record }) => record)));
    setSaved(true);
  };
  const forget = () => items.forEach((item) => void item.forget());
  return (
    <Notice
      tone={isSafe ? 'good' : 'danger'}
      actions={
        <>
          <Button onClick={save}>{t('outbox.saveFile')}</Button>
          {(isSaved || isSafe) && (
            <Button tone={isSafe ? 'plain' : 'danger'} onClick={forget}>
              {t('outbox.deleteHere')}
            </Button>
          )}
        </>
      }
    >
      {t(sentence, { count: items.length })}
    </Notice>
  );
}

/** Incremented when the file format changes. */
const UNREADABLE_FORMAT = 1;

/** Converts values that JSON can't represent. All others pass unchanged. */
function toJsonValue(value: unknown): unknown {
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function')
    return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (value instanceof Map) return { map: [...value] };
  if (value instanceof Set) return { set: [...value] };
  if (value instanceof Error) return { error: value.message };
  if (value instanceof ArrayBuffer) return { bytes: [...new Uint8Array(value)] };
  if (ArrayBuffer.isView(value))
    return { bytes: [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)] };
  return value;
}

/** Unreadable draft records as a JSON document, whatever they contain, even circular references. */
function exportUnreadable(records: readonly unknown[]): string {
  const ancestors: unknown[] = [];
  function replace(this: unknown, _key: string, value: unknown): unknown {
    const plain = toJsonValue(value);
    if (typeof plain !== 'object' || plain === null) return plain;
    while (ancestors.length > 0 && ancestors.at(-1) !== this) ancestors.pop();
    if (ancestors.includes(plain)) return 'refers to an object around it';
    ancestors.push(plain);
    return plain;
  }
  return JSON.stringify(
    { format: 'loreside-unreadable-drafts', version: UNREADABLE_FORMAT, records },
    replace,
    2,
  );
}

/** The notice above the list while the connection can't be used: World Anvil rejected the keys, or access was lost. */
export function PauseNotice({ pause, waiting }: { pause: OutboxPause; waiting: number }) {
  const isLost = isAccessLost(pause.sentence);
  const reconnect =
    waiting > 0 ? t('outbox.reconnectWaiting', { count: waiting }) : t('outbox.reconnectTitle');
  const title = isLost ? t('outbox.notAllowed', { count: waiting }) : reconnect;
  return (
    <Notice
      tone="warn"
      actions={
        <Button
          tone="primary"
          onClick={() =>
            void browser.tabs.create({ url: browser.runtime.getURL('/options.html#connection') })
          }
        >
          {t(isLost ? 'connection.allowAgain' : 'outbox.reconnect')}
        </Button>
      }
    >
      <strong>{title}</strong> {t(pause.sentence)}
    </Notice>
  );
}

/** Titles that are named; the others are counted. */
const MAX_NAMED = 3;

function goneSentence(titles: readonly string[]): string {
  const named = titles.filter(Boolean).slice(0, MAX_NAMED);
  const rest = titles.length - named.length;
  const names = named.map((title) => t('common.quoted', { title }));
  if (rest > 0) names.push(t('outbox.lostCount', { count: rest }));
  return t('outbox.lostGone', { count: titles.length, drafts: formatList(names) });
}

function lostSentences({ restored, gone }: LostDrafts): string[] {
  return [
    ...(gone.length > 0 ? [goneSentence(gone)] : []),
    ...(restored > 0 ? [t('outbox.lostRestored', { count: restored })] : []),
  ];
}

/** Reports drafts that the browser lost, once. Without it they would seem never to have existed. */
export function LostNotice() {
  const lost = useWatched(readLostDrafts, watchLostDrafts);
  if (!lost) return null;
  return (
    <Notice
      tone={lost.gone.length > 0 ? 'danger' : 'good'}
      actions={<Button onClick={() => void writeLostDrafts(null)}>{t('outbox.gotIt')}</Button>}
    >
      {lostSentences(lost).join(' ')}
    </Notice>
  );
}
