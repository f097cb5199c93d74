import { useState } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { addDays, type Challenge, dateOf, type Standing, standingOf } from '../../lib/progress/index.ts';
import type { Day, DayWords } from '../../lib/versions/index.ts';
import { EntryPicture } from '../search/index.ts';
import { Button, FoldCount, Notice } from '../ui/index.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { dayName } from './dates.ts';
import type { CountedArticle } from './use-progress.ts';

interface ChallengeCardProps {
  challenge: Challenge | null;
  articles: readonly CountedArticle[];
  rows: readonly DayWords[];
  today: Day;
  templates: readonly string[];
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  onChallenge: (challenge: Challenge | null) => void;
}

/** A challenge: how far it is, a line to its target, what counts and what doesn't yet. */
export function ChallengeCard(props: ChallengeCardProps) {
  const { challenge, articles, rows, today, open, onChallenge } = props;
  const [isEditing, setEditing] = useState(false);
  if (isEditing)
    return (
      <ChallengeForm
        challenge={challenge}
        today={today}
        templates={props.templates}
        onSave={(next) => {
          onChallenge(next);
          setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  if (!challenge)
    return (
      <section class="card-area column gap-2" aria-label={t('progress.challenge')}>
        <h2>{t('progress.challenge')}</h2>
        <p class="soft">{t('progress.challengeHint')}</p>
        <p>
          <Button icon="add" onClick={() => setEditing(true)}>
            {t('progress.startChallenge')}
          </Button>
        </p>
      </section>
    );
  const standing = standingOf(challenge, articles, rows);
  const share = Math.round((Math.min(standing.done, challenge.target) / Math.max(1, challenge.target)) * 100);
  return (
    <section class="card-area column gap-3" aria-label={t('progress.challenge')}>
      <header class="beside gap-2 progress-challenge-head">
        <h2 dir="auto">{challenge.name || t('progress.challenge')}</h2>
        <Button size="small" tone="quiet" icon="edit" onClick={() => setEditing(true)}>
          {t('progress.changeChallenge')}
        </Button>
        <Button size="small" tone="quiet" icon="bin" onClick={() => onChallenge(null)}>
          {t('common.remove')}
        </Button>
      </header>
      <div class="column gap-1">
        <p>
          <strong class="progress-figure">{formatNumber(standing.done)}</strong>{' '}
          <span class="soft">
            {t('progress.ofTarget', {
              unit: challenge.unit,
              count: challenge.target,
              share: formatNumber(share),
            })}
          </span>
        </p>
        <progress
          aria-label={challenge.name || t('progress.challenge')}
          max={Math.max(1, challenge.target)}
          value={Math.min(standing.done, challenge.target)}
        />
        <p class="small soft">{timeLeft(challenge, standing, today)}</p>
      </div>
      <Line {...{ challenge, standing, today }} />
      {standing.done >= challenge.target && <Notice tone="good">{t('progress.reached')}</Notice>}
      <Articles
        title={t('progress.counts')}
        articles={standing.counting}
        {...{ challenge, all: articles, open }}
      />
      <Articles
        title={t('progress.notYet')}
        articles={standing.notYet}
        {...{ challenge, all: articles, open }}
      />
      <p class="small soft">{t('progress.explained')}</p>
    </section>
  );
}

const daysBetween = (from: Day, to: Day): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000);

/** How long is left, and how much a day reaches the target. */
function timeLeft({ from, to, target, unit }: Challenge, { done }: Standing, today: Day): string {
  if (today < from) return t('progress.startsOn', { date: dayName(from) });
  if (today > to) return t('progress.endedOn', { date: dayName(to) });
  const days = daysBetween(today, addDays(to, 1));
  const left = t('progress.daysLeft', { count: days });
  if (done >= target || unit === 'articles') return left;
  return `${left} · ${t('progress.perDayLeft', { count: Math.ceil((target - done) / days) })}`;
}

const [WIDE, HIGH] = [320, 72];

/** What was done by each day, and the even line to the target. */
function Line({ challenge, standing, today }: { challenge: Challenge; standing: Standing; today: Day }) {
  const days = Math.max(1, daysBetween(challenge.from, challenge.to) + 1);
  const most = Math.max(1, challenge.target, standing.done);
  const point = (day: number, done: number): string =>
    `${Math.round((day / days) * WIDE)},${Math.round(HIGH - (done / most) * HIGH)}`;
  const until = Math.min(days, Math.max(0, daysBetween(challenge.from, today) + 1));
  const steps = standing.line.map(({ day, done }) => point(daysBetween(challenge.from, day) + 1, done));
  const end = until > 0 ? [point(until, standing.line.at(-1)?.done ?? 0)] : [];
  return (
    <svg class="progress-line" viewBox={`-2 -2 ${WIDE + 4} ${HIGH + 4}`} aria-hidden="true">
      <polyline data-is="even" points={`${point(0, 0)} ${point(days, challenge.target)}`} />
      <polyline data-is="done" points={[point(0, 0), ...steps, ...end].join(' ')} />
    </svg>
  );
}

function Articles(props: {
  title: string;
  articles: Standing['counting'];
  all: readonly CountedArticle[];
  challenge: Challenge;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}) {
  const { title, articles, all, challenge, open } = props;
  if (articles.length === 0) return null;
  const known = new Map(all.map((one) => [one.id, one]));
  return (
    <section class="column gap-1">
      <h3 class="beside gap-1">
        {title}{' '}
        <FoldCount count={articles.length} words={t('library.articleCount', { count: articles.length })} />
      </h3>
      <ul class="progress-articles">
        {articles.map(({ id, title: name, template, words, length, reasons }) => {
          const { isPrivate = true, theirs = null } = known.get(id) ?? {};
          return (
            <li key={id} data-private={isPrivate || undefined}>
              <button
                type="button"
                class="bare progress-article"
                onClick={(event) =>
                  open({ kind: 'article', id }, event.ctrlKey || event.metaKey ? 'tab' : 'here')
                }
              >
                <EntryPicture
                  of={{ kind: 'article', id }}
                  template={template}
                  isPrivate={isPrivate}
                  size="small"
                />
                <span class="column">
                  <bdi class="cut">{name}</bdi>
                  <span class="small soft">
                    {[
                      t('common.wordCount', { count: words }),
                      ...(theirs === null ? [] : [t('progress.theirs', { count: formatNumber(theirs) })]),
                      ...reasons.map((reason) =>
                        t('progress.reason', { reason, count: Math.max(0, challenge.minimum - length) }),
                      ),
                    ].join(' · ')}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
