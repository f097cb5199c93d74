import { useId, useRef, useState } from 'preact/hooks';
import { formatNumber, type Message, message, t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import { announce, Button } from '../../ui/index.ts';
import {
  applyDamage,
  applyHealing,
  applyTemporary,
  fullHitPoints,
  type HitPoints,
  MAX_POINTS,
  withMax,
} from './counters.ts';

/** A typed integer; null for anything else. */
const numberIn = (typed: string): number | null => {
  const number = Number(typed.trim());
  return typed.trim() !== '' && Number.isInteger(number) && Math.abs(number) <= MAX_POINTS ? number : null;
};

/** What is announced after a change. */
type Saying = 'statblock.damaged' | 'statblock.healed' | 'statblock.temporaryGained';

const pointsLeft = ({ current, max, temporary }: HitPoints): Message =>
  temporary > 0
    ? message('statblock.pointsLeftAndTemporary', { current, max, temporary })
    : message('statblock.pointsLeft', { current, max });

/** A hit point counter: the current points, and one field for damage and healing. */
export function CountHitPoints(props: {
  /** Of which of several of a kind; null for the only one. */
  name: string | null;
  points: HitPoints;
  change: (next: (before: HitPoints) => HitPoints) => void;
  onStop: () => void;
}) {
  const { name, points, change } = props;
  const [typed, setTyped] = useState('');
  const [before, setBefore] = useState<HitPoints | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const amountId = useId();
  const hintId = useId();
  const act = (way: (points: HitPoints) => HitPoints, saying: (points: Message) => string) => {
    const next = way(points);
    setBefore(points);
    change(way);
    // Clear it now: the next key may come before the next render.
    if (field.current) field.current.value = '';
    setTyped('');
    field.current?.focus();
    announce(saying(pointsLeft(next)));
  };
  const acting = (way: (points: HitPoints, by: number) => HitPoints, saying: Saying) => () => {
    const by = numberIn(field.current?.value ?? '');
    if (by !== null)
      act(
        (now) => way(now, Math.abs(by)),
        (points) => t(saying, { amount: Math.abs(by), points }),
      );
  };
  const damage = acting(applyDamage, 'statblock.damaged');
  const heal = acting(applyHealing, 'statblock.healed');
  const shield = acting(applyTemporary, 'statblock.temporaryGained');
  return (
    <fieldset class="count-points" aria-label={name ?? t('statblock.hitPoints')}>
      {name !== null && (
        <b class="count-name" dir="auto">
          {name}
        </b>
      )}
      <p class="count-left" data-low={points.max > 0 && points.current <= points.max / 2}>
        <span class="visually-hidden">{t('statblock.hitPointsLeft')}</span>{' '}
        <b>{formatNumber(points.current)}</b>
        <span>
          {' / '}
          <label>
            <span class="visually-hidden">{t('statblock.maximum')}</span>
            <input
              class="input count-max"
              inputMode="numeric"
              value={points.max}
              onChange={(event) => {
                const max = numberIn(event.currentTarget.value);
                if (max === null || max < 0) event.currentTarget.value = `${points.max}`;
                else change((now) => withMax(now, max));
              }}
            />
          </label>
        </span>
        {points.temporary > 0 && (
          <span class="count-temporary">{t('statblock.temporaryLeft', { count: points.temporary })}</span>
        )}
      </p>
      <meter
        aria-label={t('statblock.hitPointsLeft')}
        min={0}
        max={Math.max(points.max, points.current, 1)}
        value={points.current}
      />
      <form
        class="count-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (field.current?.value.trim().startsWith('+')) heal();
          else damage();
        }}
      >
        <label class="visually-hidden" for={amountId}>
          {t('statblock.amount')}
        </label>
        <input
          ref={field}
          id={amountId}
          class="input count-amount"
          data-count-amount=""
          inputMode="numeric"
          autocomplete="off"
          placeholder={t('statblock.amount')}
          aria-describedby={hintId}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={outsideComposition((event) => {
            if (event.key !== 'Enter' || !event.shiftKey) return;
            event.preventDefault();
            heal();
          })}
        />
        <Button size="small" type="submit" keys="Enter">
          {t('statblock.damage')}
        </Button>
        <Button size="small" keys="Shift+Enter" onClick={heal}>
          {t('statblock.heal')}
        </Button>
        <Button size="small" onClick={shield}>
          {t('statblock.temporary')}
        </Button>
      </form>
      <p class="count-more">
        <span class="soft small" id={hintId}>
          {t('statblock.amountHint')}
        </span>
        <Button
          size="small"
          tone="quiet"
          disabled={!before}
          onClick={() =>
            before &&
            act(
              () => before,
              (restored) => t('statblock.changeUndone', { points: restored }),
            )
          }
        >
          {t('common.undo')}
        </Button>
        <Button
          size="small"
          tone="quiet"
          onClick={() =>
            act(
              (now) => fullHitPoints(now.max),
              (restored) => t('statblock.restored', { points: restored }),
            )
          }
        >
          {t('statblock.full')}
        </Button>
        <Button size="small" tone="quiet" onClick={props.onStop}>
          {t('statblock.stopCounting')}
        </Button>
      </p>
    </fieldset>
  );
}
