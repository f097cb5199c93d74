import { useEffect, useRef } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { addDays, dateOf, type Sum, startOf } from '../../lib/progress/index.ts';
import type { Day } from '../../lib/versions/index.ts';
import { dayName, firstDayOfWeek } from './dates.ts';

const WEEKS = 53;
const LEVELS = 4;

/** How dark a day is: 0 without words, up to 4 for the best days. */
const levelOf = (came: number, best: number): number =>
  came === 0 ? 0 : Math.max(1, Math.ceil((Math.sqrt(came) / Math.sqrt(best)) * LEVELS));

/** A year as a calendar: a column for each week. Arrow keys move between days, and what a day added is shown below. */
export function Year(props: {
  sums: ReadonlyMap<Day, Sum>;
  today: Day;
  shown: Day;
  onShow: (day: Day) => void;
}) {
  const { sums, today, shown, onShow } = props;
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const frame = grid.current?.parentElement;
    if (!frame) return;
    // The newest weeks are at the end, in whatever width; in right-to-left languages, that is the left.
    const resized = new ResizeObserver(() => {
      frame.scrollLeft = getComputedStyle(frame).direction === 'rtl' ? -frame.scrollWidth : frame.scrollWidth;
    });
    resized.observe(frame);
    return () => resized.disconnect();
  }, []);
  const first = addDays(startOf(today, 'week', firstDayOfWeek()), -7 * (WEEKS - 1));
  const best = Math.max(1, ...[...sums].flatMap(([day, { came }]) => (day >= first ? came : [])));
  const go = (day: Day) => {
    if (day < first || day > today) return;
    onShow(day);
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const week = grid.current && getComputedStyle(grid.current).direction === 'rtl' ? -7 : 7;
    const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowRight: week, ArrowLeft: -week };
    const step = steps[event.key];
    if (step !== undefined) go(addDays(shown, step));
    else if (event.key === 'Home') go(first);
    else if (event.key === 'End') go(today);
    else return;
    event.preventDefault();
  });
  const weeks = Array.from({ length: WEEKS }, (_, week) => addDays(first, week * 7));
  return (
    <div class="progress-year">
      <table ref={grid} aria-label={t('progress.year')} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <td />
            {weeks.map((week) => {
              const begins = dateOf(week).getDate() <= 7;
              return (
                <th key={week} scope="col" class="small soft">
                  {begins ? (
                    <span>{dayName(week, { month: 'short' })}</span>
                  ) : (
                    <span class="visually-hidden">{dayName(week)}</span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 7 }, (_, at) => (
            <tr key={addDays(first, at)}>
              <th scope="row" class="small soft">
                <span class={at % 2 === 1 ? 'visually-hidden' : undefined}>
                  {dayName(addDays(first, at), { weekday: 'short' })}
                </span>
              </th>
              {weeks.map((week) => {
                const day = addDays(week, at);
                if (day > today) return <td key={day} />;
                const came = sums.get(day)?.came ?? 0;
                return (
                  <td key={day}>
                    <button
                      type="button"
                      class="progress-day"
                      data-day={day}
                      data-level={levelOf(came, best)}
                      aria-pressed={day === shown}
                      tabIndex={day === shown ? 0 : -1}
                      title={`${dayName(day)}: ${formatNumber(came)}`}
                      aria-label={t('progress.dayWords', {
                        date: dayName(day, { dateStyle: 'full' }),
                        count: came,
                        removed: sums.get(day)?.went ?? 0,
                      })}
                      onClick={() => onShow(day)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
