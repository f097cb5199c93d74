import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { download } from './export-drafts.ts';
import { exportUnreadable } from './export-unreadable.ts';

/** A stored record that can't be read as a draft. */
export interface Unreadable {
  why: 'damaged' | 'newer';
  record: unknown;
  /** Deletes it permanently. */
  forget: () => void;
}

/** Says which drafts can't be read, and saves them as a file. */
export function SetAsideNotice({ items }: { items: readonly Unreadable[] }) {
  const [isSaved, setSaved] = useState(false);
  const damaged = items.filter(({ why }) => why === 'damaged');
  const newer = items.length - damaged.length;
  const save = () => {
    download('loreside-unreadable-drafts.json', exportUnreadable(damaged.map(({ record }) => record)));
    setSaved(true);
  };
  return (
    <>
      {damaged.length > 0 && (
        <Notice
          tone="danger"
          actions={
            <>
              <Button onClick={save}>{t('outbox.saveFile')}</Button>
              {isSaved && (
                <Button tone="danger" onClick={() => damaged.forEach(({ forget }) => void forget())}>
                  {t('outbox.deleteHere')}
                </Button>
              )}
            </>
          }
        >
          {t('outbox.damaged', { count: damaged.length })}
        </Notice>
      )}
      {newer > 0 && <Notice tone="warn">{t('outbox.newer', { count: newer })}</Notice>}
    </>
  );
}
