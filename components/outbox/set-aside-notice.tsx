import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { SetAside } from '../../lib/outbox/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { download } from './export-drafts.ts';

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
const FORMAT = 1;

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
  return JSON.stringify({ format: 'loreside-unreadable-drafts', version: FORMAT, records }, replace, 2);
}
