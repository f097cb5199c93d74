import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { SetAside } from '../../lib/outbox/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { download } from './export-drafts.ts';
import { exportUnreadable } from './export-unreadable.ts';

/** A stored record that can't be read as a draft. */
export interface Unreadable extends Pick<SetAside, 'why' | 'record'> {
  /** Deletes it permanently. */
  forget: () => void;
}

/** Says which drafts can't be read, and saves them as a file. */
export function SetAsideNotice({ items }: { items: readonly Unreadable[] }) {
  const { damaged = [], replaced = [], newer = [] } = Object.groupBy(items, ({ why }) => why);
  return (
    <>
      {damaged.length > 0 && (
        <DamagedNotice items={damaged} tone="danger">
          {t('outbox.damaged', { count: damaged.length })}
        </DamagedNotice>
      )}
      {replaced.length > 0 && (
        <DamagedNotice items={replaced} tone="good">
          {t('outbox.replaced', { count: replaced.length })}
        </DamagedNotice>
      )}
      {newer.length > 0 && <Notice tone="warn">{t('outbox.newer', { count: newer.length })}</Notice>}
    </>
  );
}

/** Offers to save damaged records as a file, and to delete them: at once where their drafts are safe. */
function DamagedNotice(props: {
  items: readonly Unreadable[];
  tone: 'danger' | 'good';
  children: ComponentChildren;
}) {
  const { items, tone, children } = props;
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    download('loreside-unreadable-drafts.json', exportUnreadable(items.map(({ record }) => record)));
    setSaved(true);
  };
  return (
    <Notice
      tone={tone}
      actions={
        <>
          <Button onClick={save}>{t('outbox.saveFile')}</Button>
          {(isSaved || tone === 'good') && (
            <Button
              tone={tone === 'danger' ? 'danger' : 'plain'}
              onClick={() => items.forEach(({ forget }) => void forget())}
            >
              {t('outbox.deleteHere')}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Notice>
  );
}
