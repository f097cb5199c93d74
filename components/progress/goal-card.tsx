import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { type Goal, type Streak, type Sum, startOf, streakOf } from '../../lib/progress/index.ts';
import type { Day } from '../../lib/versions/index.ts';
import { Button, Field, Icon, Segmented } from '../ui/index.ts';
import { firstDayOfWeek } from './dates.ts';

const START: Goal = { unit: 'day', words: 300 };

/** How many words there are today or this week, of how many there shall be; and the streak. */
export function GoalCard(props: {
  sums: ReadonlyMap<Day, Sum>;
  today: Day;
  goal: Goal | null;
  onGoal: (goal: Goal | null) => void;
}) {
  const { sums, today, goal, onGoal } = props;
  const [isEditing, setEditing] = useState(false);
  const unit = goal?.unit ?? 'day';
  const from = startOf(today, unit, firstDayOfWeek());
  const written = [...sums].reduce(
    (all, [day, { came }]) => (day >= from && day <= today ? all + came : all),
    0,
  );
  return (
    <section class="card-area column gap-2 progress-goal" aria-label={t('progress.goal')}>
      <p>
        <strong class="progress-figure">{t('common.wordCount', { count: written })}</strong>{' '}
        <span class="soft">{t('progress.inPeriod', { unit })}</span>
      </p>
      {goal && (
        <>
          <progress aria-label={t('progress.goal')} max={goal.words} value={Math.min(written, goal.words)} />
          <p class="small soft">{t('progress.ofGoal', { unit, count: goal.words })}</p>
          <StreakLine streak={streakOf(sums, goal, today, firstDayOfWeek())} unit={unit} />
        </>
      )}
      {isEditing ? (
        <GoalForm
          goal={goal ?? START}
          onSave={(next) => {
            onGoal(next);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
          onRemove={
            goal &&
            (() => {
              onGoal(null);
              setEditing(false);
            })
          }
        />
      ) : (
        <p>
          <Button size="small" tone="quiet" icon="edit" onClick={() => setEditing(true)}>
            {goal ? t('progress.changeGoal') : t('progress.setGoal')}
          </Button>
        </p>
      )}
    </section>
  );
}

function StreakLine({ streak, unit }: { streak: Streak; unit: Goal['unit'] }) {
  if (streak.count === 0) return null;
  return (
    <p class="small beside gap-1 progress-streak">
      <Icon name={streak.isPaused ? 'clock' : 'check'} />
      <span>
        {t('progress.streak', { unit, count: streak.count })}
        {streak.isPaused && <span class="soft"> · {t('progress.paused')}</span>}
      </span>
    </p>
  );
}

function GoalForm(props: {
  goal: Goal;
  onSave: (goal: Goal) => void;
  onCancel: () => void;
  onRemove: (() => void) | null;
}) {
  const [words, setWords] = useState(String(props.goal.words));
  const [unit, setUnit] = useState(props.goal.unit);
  const count = Math.round(Number(words));
  return (
    <form
      class="column gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (count > 0) props.onSave({ unit, words: count });
      }}
    >
      <PlanField label={t('progress.unitWords')} value={words} onInput={setWords} />
      <Segmented
        label={t('progress.goal')}
        value={unit}
        options={[
          { value: 'day', label: t('progress.perDay') },
          { value: 'week', label: t('progress.perWeek') },
        ]}
        onChange={setUnit}
      />
      <div class="wrap gap-1-2">
        <Button type="submit" tone="primary" size="small" disabled={!(count > 0)}>
          {t('common.save')}
        </Button>
        <Button size="small" onClick={props.onCancel}>
          {t('common.cancel')}
        </Button>
        {props.onRemove && (
          <Button size="small" tone="quiet" onClick={props.onRemove}>
            {t('common.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** A field for a count, or for a day. */
export function PlanField(props: {
  label: string;
  value: string;
  onInput: (value: string) => void;
  type?: 'number' | 'date';
}) {
  const { label, value, onInput, type = 'number' } = props;
  const own = type === 'number' ? ({ min: 0, step: 1, inputMode: 'numeric' } as const) : { required: true };
  return (
    <Field label={label}>
      {(ids) => (
        <input
          {...{ ...ids, ...own, type, value }}
          class="input"
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </Field>
  );
}
