import { t } from '../../lib/i18n/index.ts';
import { type Period, type PeriodUnit, periodsUntil, type Sum } from '../../lib/progress/index.ts';
import type { Day } from '../../lib/versions/index.ts';
import { firstDayOfWeek, periodName } from './dates.ts';

const COUNTS: Readonly<Record<PeriodUnit, number>> = { day: 14, week: 12, month: 12 };

/** The words of the last days, weeks or months, as bars; a list for those who can't see them. */
export function Bars(props: {
  sums: ReadonlyMap<Day, Sum>;
  unit: PeriodUnit;
  today: Day;
  /** Where the goal is, if it is for this unit. */
  goal: number | null;
}) {
  const { sums, unit, today, goal } = props;
  const periods = periodsUntil(sums, { unit, until: today, count: COUNTS[unit], firstDay: firstDayOfWeek() });
  const most = Math.max(1, goal ?? 0, ...periods.map(({ came }) => came));
  return (
    <div class="progress-chart">
      {goal !== null && (
        <span class="progress-goal-line" style={{ '--share': goal / most }} aria-hidden="true" />
      )}
      <ol class="progress-bars" aria-label={t('progress.by', { by: unit })}>
        {periods.map((period, at) => (
          <Bar
            key={period.from}
            {...{ period, unit, most }}
            isReached={goal !== null && period.came >= goal}
            isNamed={(periods.length - at) % 2 === 1}
          />
        ))}
      </ol>
    </div>
  );
}

function Bar(props: {
  period: Period;
  unit: PeriodUnit;
  most: number;
  isReached: boolean;
  isNamed: boolean;
}) {
  const { period, unit, most, isReached, isNamed } = props;
  const name = periodName(period, unit, false);
  const sentence = t('progress.dayWords', {
    date: name,
    count: period.came,
    removed: period.went,
  });
  return (
    <li title={sentence} data-reached={isReached || undefined} data-unnamed={!isNamed || undefined}>
      <span class="visually-hidden">{sentence}</span>
      <span class="progress-bar" style={{ '--share': period.came / most }} aria-hidden="true" />
      <span class="progress-bar-name small soft" aria-hidden="true">
        {periodName(period, unit, true)}
      </span>
    </li>
  );
}
