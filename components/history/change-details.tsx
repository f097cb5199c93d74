import { useState } from 'preact/hooks';
import { type Change, HistoryUnavailable, openHistory } from '../../lib/history/index.ts';
import { formatDate, type Message, message, t } from '../../lib/i18n/index.ts';
import { exposureOf } from '../../lib/model/index.ts';
import { download } from '../outbox/index.ts';
import { announce, Button, ConfirmDialog, Notice, Segmented, Trans } from '../ui/index.ts';
import { FieldChange } from './differences/field-change.tsx';
import type { TitleLookup } from './displayed-change.ts';
import { canRevert } from './operation-text.ts';
import { restoreOperation } from './operations/create-operations.ts';
import { perform } from './operations/perform.ts';

/** What a change did to each field, and how to restore the earlier version. */
export function ChangeDetails(props: { change: Change; titleById: TitleLookup; isPrivate: boolean }) {
  const { change, titleById, isPrivate } = props;
  const { before, after, found } = change;
  const [isConfirming, setConfirming] = useState(false);
  const [errorMessage, setErrorMessage] = useState<Message | null>(null);
  const save = async () => {
    setErrorMessage(null);
    const entry = await openHistory().whole(change.id);
    if (entry === null) {
      setErrorMessage(message('history.versionGone'));
      return;
    }
    const day = new Date(change.at).toISOString().slice(0, 10);
    download(`${change.ref.kind}-${change.ref.id}-${day}.json`, JSON.stringify(entry, null, 2));
    announce(t('common.fileSaved'));
  };
  const names = Object.keys(after);
  return (
    <div class="change-details column gap-3">
      {names.map((name) => (
        <FieldChange key={name} name={name} before={before[name]} after={after[name]} titleById={titleById} />
      ))}
      {change.cause === 'create' && <p class="soft small">{t('history.undoCreate')}</p>}
      {names.length === 0 && !change.hasWhole && <p class="soft small">{t('history.nothingRecorded')}</p>}
      {found && (
        <section class="change-found" aria-label={t('history.foundLabel')}>
          <p class="small">{t('history.foundHint')}</p>
          {Object.keys(found).map((name) => (
            <FieldChange
              key={name}
              name={name}
              before={after[name]}
              after={found[name]}
              titleById={titleById}
            />
          ))}
        </section>
      )}
      <p class="change-actions beside gap-1">
        {change.state === 'done' && canRevert(change) && (
          <Button size="small" onClick={() => setConfirming(true)}>
            {t('history.restoreBefore')}
          </Button>
        )}
        {change.hasWhole && (
          <Button
            size="small"
            tone="quiet"
            onClick={() =>
              save().catch((error: unknown) =>
                setErrorMessage(
                  error instanceof HistoryUnavailable ? error.sentence : message('history.cannotReadVersion'),
                ),
              )
            }
          >
            {t('history.saveVersion')}
          </Button>
        )}
      </p>
      {errorMessage && <Notice tone="danger">{t(errorMessage)}</Notice>}
      {isConfirming && <Restore change={change} isPrivate={isPrivate} onClose={() => setConfirming(false)} />}
    </div>
  );
}

function Restore(props: { change: Change; isPrivate: boolean; onClose: () => void }) {
  const { change, isPrivate, onClose } = props;
  const [extent, setExtent] = useState<'part' | 'whole'>('part');
  const extents = [
    { value: 'part', label: t('history.restoreChanged') },
    { value: 'whole', label: t('history.restoreEverything') },
  ] as const;
  const exposes = extent === 'whole' || exposureOf(change.before, change.after) !== null;
  return (
    <ConfirmDialog
      title={t('history.restoreQuestion')}
      confirm={t('history.restore')}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void perform(restoreOperation(change, extent === 'whole', isPrivate));
      }}
    >
      <p>
        <Trans
          id="history.restoreHint"
          values={{
            title: change.title || t('common.untitled'),
            time: formatDate(change.at, { dateStyle: 'long', timeStyle: 'short' }),
            entry: (title) => <bdi data-private={isPrivate || undefined}>{title}</bdi>,
          }}
        />
      </p>
      {change.hasWhole && (
        <Segmented label={t('history.restoreExtent')} value={extent} options={extents} onChange={setExtent} />
      )}
      {exposes && <p>{t('history.restoreExposes')}</p>}
      <p>{t('history.restoreIsUndoable')}</p>
    </ConfirmDialog>
  );
}
