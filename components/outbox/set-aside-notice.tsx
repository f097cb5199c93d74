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
