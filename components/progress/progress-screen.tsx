import { useMemo, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { addDays, PERIODS, type PeriodUnit, type Plans, writePlans } from '../../lib/progress/index.ts';
import type { Day, DayWords } from '../../lib/versions/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { EntryPicture, type WorldIndex } from '../search/index.ts';
import { Button, EmptyState, Segmented } from '../ui/index.ts';
import { Bars } from './bars.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import { dayName } from './dates.ts';
import { GoalCard } from './goal-card.tsx';
import { saveCard } from './share-card.ts';
import { useCounted, useDays, usePlans, useSums, useToday } from './use-progress.ts';
import { Year } from './year.tsx';
import './progress.css';

export interface ProgressScreenProps {
  worldIndex: WorldIndex;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}

const NOTHING: readonly DayWords[] = [];
/** Days whose words are listed by category. */
const LATELY = 30;
const MOST_CATEGORIES = 8;

/** What was written in a world. */
export function ProgressScreen({ worldIndex, open }: ProgressScreenProps) {
  const { worldId, searcher } = worldIndex;
  const today = useToday();
  const plans = usePlans(worldId);
  const begins = plans?.challenge?.from ?? null;
  const lately = addDays(today, -LATELY + 1);
  const rows = useDays(worldId, begins !== null && begins < lately ? begins : lately, today);
  const sums = useSums(worldId, today, begins);
  const counted = useCounted(worldIndex, plans?.challenge ?? null, rows ?? NOTHING);
  const [unit, setUnit] = useState<PeriodUnit>('day');
  const [shown, setShown] = useState<Day>(today);
  const { isCovered } = useScreenShare();
  const templates = useMemo(
    () => [...new Set([...searcher.sortFacts('article')].flatMap(({ template }) => template ?? []))].sort(),
    [searcher],
  );
  if (!rows || !sums || !plans) return null;
  const { goal, challenge } = plans;
  const save = (change: Partial<Plans>) => {
    writePlans(worldId, { goal, challenge, ...change }).catch(reportAs('progress.save'));
  };
  const year = [...sums].reduce((all, [, { came }]) => all + came, 0);
  return (
    <section class="progress-screen column gap-4" aria-label={t('progress.title')}>
      <h1>{t('progress.title')}</h1>
      <div class="progress-top">
        <GoalCard {...{ sums, today, goal }} onGoal={(next) => save({ goal: next })} />
        <section class="card-area column gap-2 progress-periods">
          <Segmented
            label={t('progress.shown')}
            value={unit}
            options={PERIODS.map((one) => ({ value: one, label: t('progress.by', { by: one }) }))}
            onChange={setUnit}
          />
          <Bars {...{ sums, unit, today }} goal={goal && goal.unit === unit ? goal.words : null} />
        </section>
      </div>
      {year === 0 && (
        <EmptyState icon="edit" title={t('progress.none')}>
          {t('progress.noneHint')}
        </EmptyState>
      )}
      <section class="card-area column gap-2">
        <header class="beside gap-2 progress-challenge-head">
          <h2>{t('progress.year')}</h2>
          {!isCovered && year > 0 && (
            <Button
              size="small"
              tone="quiet"
              icon="image"
              onClick={() => {
                const label = t('progress.inYear', { count: year });
                saveCard({ label, sums, today }).catch(reportAs('progress.share'));
              }}
            >
              {t('progress.share')}
            </Button>
          )}
        </header>
        <Year {...{ sums, today, shown }} onShow={setShown} />
        <DayEntries day={shown} {...{ worldIndex, open }} />
      </section>
      <Categories {...{ worldIndex, rows }} since={lately} />
      <ChallengeCard
        {...{ challenge, rows, today, templates, open }}
        articles={counted ?? []}
        onChallenge={(next) => save({ challenge: next })}
      />
    </section>
  );
}

/** What a day added, by entry. */
function DayEntries(props: { day: Day; worldIndex: WorldIndex; open: ProgressScreenProps['open'] }) {
  const { day, worldIndex, open } = props;
  const { searcher, worldId } = worldIndex;
  const written = (useDays(worldId, day, day) ?? NOTHING).filter((row) => row.came + row.went > 0);
  const [came, went] = [
    written.reduce((all, row) => all + row.came, 0),
    written.reduce((all, row) => all + row.went, 0),
  ];
  return (
    <div class="column gap-1" aria-live="polite">
      <p class="small">
        {t('progress.dayWords', {
          date: dayName(day, { dateStyle: 'full' }),
          count: came,
          removed: went,
        })}
      </p>
      <ul class="progress-articles">
        {written
          .toSorted((a, b) => b.came - a.came)
          .flatMap(({ kind, id, came: added }) => {
            const hit = searcher.hit(searcher.locate({ kind, id }));
            if (!hit) return [];
            const isPrivate = hit.state === 'private';
            return (
              <li key={`${kind} ${id}`} data-private={isPrivate || undefined}>
                <button
                  type="button"
                  class="bare progress-article"
                  onClick={(event) => open({ kind, id }, event.ctrlKey || event.metaKey ? 'tab' : 'here')}
                >
                  <EntryPicture
                    of={{ kind, id }}
                    template={hit.template}
                    isPrivate={isPrivate}
                    size="small"
                  />
                  <bdi class="cut">{hit.title || t('common.untitled')}</bdi>
                  <span class="small soft progress-added">{t('common.wordCount', { count: added })}</span>
                </button>
              </li>
            );
          })}
      </ul>
    </div>
  );
}

/** The words of the last days by category, most first. */
function Categories(props: { worldIndex: WorldIndex; rows: readonly DayWords[]; since: Day }) {
  const { worldIndex, rows, since } = props;
  const { searcher } = worldIndex;
  const words = new Map<string | null, number>();
  for (const { kind, id, day, came } of rows) {
    if (day < since || came === 0) continue;
    const category = searcher.hit(searcher.locate({ kind, id }))?.categoryId ?? null;
    words.set(category, (words.get(category) ?? 0) + came);
  }
  const listed = [...words].sort(([, a], [, b]) => b - a).slice(0, MOST_CATEGORIES);
  const most = listed[0]?.[1] ?? 0;
  if (most === 0) return null;
  return (
    <section class="card-area column gap-2">
      <h2>{t('progress.categories', { count: LATELY })}</h2>
      <ul class="progress-categories">
        {listed.map(([id, count]) => {
          const hit = id === null ? null : searcher.hit(searcher.locate({ kind: 'category', id }));
          return (
            <li key={id} data-private={hit?.state === 'private' || undefined}>
              {hit ? <bdi class="cut">{hit.title}</bdi> : <span>{t('category.noCategory')}</span>}
              <span class="progress-share" style={{ '--share': count / most }} aria-hidden="true" />
              <span class="small soft">{formatNumber(count)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
