import { useId, useState } from 'preact/hooks';
import type { Change } from '../../lib/history/index.ts';
import { formatList, t } from '../../lib/i18n/index.ts';
import { exposureOf } from '../../lib/model/index.ts';
import { Button, ConfirmDialog, Icon, IconButton, Tile } from '../ui/index.ts';
import { ChangeRow, TimeOfDay } from './change-row.tsx';
import { type Day, daysOf, formatDay, isOvertaken } from './days.ts';
import { batchText } from './operation-text.ts';
import type { EntryInfo } from './use-entry-info.ts';

/** Titles that the row of a batch names. */
const MAX_TITLES = 3;

/** A batch as one row with one undo button. It unfolds into its changes. */
function BatchRow(props: {
  batch: string;
  changes: readonly Change[];
  /** All listed changes, to find out which entries were changed again later. */
  all: readonly Change[];
  entryInfo: EntryInfo;
  /** Whether a batch is running or being undone now. */
  isRunning: boolean;
  onOpen: (change: Change) => void;
  onUndo: (batch: string) => void;
}) {
  const { batch, changes, all, entryInfo, isRunning, onOpen } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const list = useId();
  const [newest] = changes;
  if (!newest) return null;
  const undoable = changes.filter(
    ({ undoneBy, state }) => undoneBy === null && (state === 'done' || state === 'unknown'),
  );
  const exposed = undoable.some(({ before, after }) => exposureOf(before, after) !== null);
  const text = batchText(changes, entryInfo.titleById);
  const titles = [...new Set(changes.map(({ title }) => title || t('common.untitled')))];
  const isPrivate = changes.some((change) => entryInfo.isCovered(change));
  const undone = changes.filter(({ undoneBy }) => undoneBy !== null).length;
  return (
    <li class="change change-many" data-undone={undoable.length === 0 || undefined}>
      <Tile hue="other">
        <Icon name="copy" />
      </Tile>
      <div class="change-text" data-private={isPrivate || undefined}>
        <p class="change-title">
          <strong>{text}</strong>
        </p>
        <p class="change-description small soft">
          <TimeOfDay at={newest.at} />
          <bdi>{formatList(titles.slice(0, MAX_TITLES))}</bdi>
          {titles.length > MAX_TITLES && ' …'}
        </p>
        {undone > 0 && (
          <p class="change-status small soft">
            {undone === changes.length ? t('history.allUndone') : t('history.someUndone', { count: undone })}
          </p>
        )}
      </div>
      <div class="change-actions beside gap-1">
        {undoable.length > 0 && !isRunning && (
          <Button
            size="small"
            tone="quiet"
            icon="undo"
            aria-label={
              undoable.length === changes.length
                ? t('history.undoAll', { count: undoable.length })
                : t('history.undoRest', { count: undoable.length })
            }
            onClick={() => setConfirming(true)}
          >
            {t('common.undo')}
          </Button>
        )}
        <IconButton
          size="small"
          icon={isUnfolded ? 'down' : 'chevron'}
          label={t('history.showDetails')}
          aria-expanded={isUnfolded}
          aria-controls={list}
          onClick={() => setUnfolded(!isUnfolded)}
        />
      </div>
      <div id={list} class="change-below" hidden={!isUnfolded}>
        {isUnfolded && (
          <ol class="changes" aria-label={text}>
            {changes.map((change) => (
              <ChangeRow
                key={change.id}
                change={change}
                entryInfo={entryInfo}
                showsTitle
                isInBatch
                isOvertaken={isOvertaken(change, all)}
                onOpen={onOpen}
              />
            ))}
          </ol>
        )}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={t('history.undoAllQuestion', { count: undoable.length })}
          confirm={t('history.undoCount', { count: undoable.length })}
          tone={exposed ? 'danger' : 'primary'}
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            props.onUndo(batch);
          }}
        >
          {exposed && <p>{t('history.undoAllExposes')}</p>}
          <p>{t('history.undoAllHint')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

interface DayListProps {
  /** Newest first. */
  changes: readonly Change[];
  entryInfo: EntryInfo;
  showsTitle: boolean;
  isRunning: boolean;
  onOpen: (change: Change) => void;
  onUndoMany: (batch: string) => void;
}

/** Changes, grouped by day. */
export function DayList(props: DayListProps) {
  const now = Date.now();
  return (
    <>
      {daysOf(props.changes).map((day) => (
        <OneDay key={day.at} day={day} now={now} {...props} />
      ))}
    </>
  );
}

function OneDay(props: DayListProps & { day: Day; now: number }) {
  const { day, changes, entryInfo } = props;
  const heading = useId();
  return (
    <section class="history-day" aria-labelledby={heading}>
      <h2 id={heading}>{formatDay(day.at, props.now)}</h2>
      <ol class="changes" aria-labelledby={heading}>
        {day.items.map((item) =>
          item.kind === 'batch' ? (
            <BatchRow
              key={item.key}
              batch={item.batch}
              changes={item.changes}
              all={changes}
              entryInfo={entryInfo}
              isRunning={props.isRunning}
              onOpen={props.onOpen}
              onUndo={props.onUndoMany}
            />
          ) : (
            <ChangeRow
              key={item.key}
              change={item.change}
              entryInfo={entryInfo}
              showsTitle={props.showsTitle}
              isOvertaken={isOvertaken(item.change, changes)}
              onOpen={props.onOpen}
            />
          ),
        )}
      </ol>
    </section>
  );
}
