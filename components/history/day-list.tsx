import { useId } from 'preact/hooks';
import type { Change } from '../../lib/history/index.ts';
import { BatchRow } from './batch-row.tsx';
import { ChangeRow } from './change-row.tsx';
import { type Day, daysOf, formatDay, isOvertaken } from './days.ts';
import type { EntryInfo } from './use-entry-info.ts';

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
