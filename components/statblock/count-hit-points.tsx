import { useId, useRef, useState } from 'preact/hooks';
import { announce, Button } from '../ui/index.ts';
import {
  applyDamage,
  applyHealing,
  applyTemporary,
  fullHitPoints,
  type HitPoints,
  MAX_POINTS,
  withMax,
} from './hit-points.ts';

/** A typed integer; null for anything else. */
const numberIn = (typed: string): number | null => {
  const number = Number(typed.trim());
  return typed.trim() !== '' && Number.isInteger(number) && Math.abs(number) <= MAX_POINTS ? number : null;
};

/** A hit point counter: the current points, and one field for damage and healing. */
export function CountHitPoints(props: {
  points: HitPoints;
  change: (next: (before: HitPoints) => HitPoints) => void;
  onStop: () => void;
}) {
  const { points, change } = props;
  const [typed, setTyped] = useState('');
  const [before, setBefore] = useState<HitPoints | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const amountId = useId();
  const hintId = useId();
  const act = (way: (points: HitPoints) => HitPoints, words: string) => {
    const next = way(points);
    setBefore(points);
    change(way);
    // Clear it now: the next key may come before the next render.
    if (field.current) field.current.value = '';
    setTyped('');
    field.current?.focus();
    announce(
      `${words} ${next.current} of ${next.max}${next.temporary ? ` and ${next.temporary} temporary` : ''}.`,
    );
  };
  const acting = (way: (points: HitPoints, by: number) => HitPoints, word: string) => () => {
    const by = numberIn(field.current?.value ?? '');
    if (by !== null) act((now) => way(now, Math.abs(by)), `${word} ${Math.abs(by)}:`);
  };
  const damage = acting(applyDamage, 'Damage');
  const heal = acting(applyHealing, 'Healed');
  const shield = acting(applyTemporary, 'Temporary');
  return (
    <fieldset class="count-points" aria-label="Hit points">
      <p class="count-left" data-low={points.max > 0 && points.current <= points.max / 2}>
        <span class="visually-hidden">Hit points left: </span>
        <b>{points.current}</b>
        <span>
          {' / '}
          <label>
            <span class="visually-hidden">Maximum</span>
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
        {points.temporary > 0 && <span class="count-temporary">+{points.temporary} temporary</span>}
      </p>
      <meter
        aria-label="Hit points left"
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
          Amount
        </label>
        <input
          ref={field}
          id={amountId}
          class="input count-amount"
          data-count-amount=""
          inputMode="numeric"
          autocomplete="off"
          placeholder="Amount"
          aria-describedby={hintId}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.shiftKey) return;
            event.preventDefault();
            heal();
          }}
        />
        <Button size="small" type="submit" keys="Enter">
          Damage
        </Button>
        <Button size="small" keys="Shift+Enter" onClick={heal}>
          Heal
        </Button>
        <Button size="small" onClick={shield}>
          Temporary
        </Button>
      </form>
      <p class="count-more">
        <span class="soft small" id={hintId}>
          Type a number; +5 heals.
        </span>
        <Button
          size="small"
          tone="quiet"
          disabled={!before}
          onClick={() => before && act(() => before, 'Undone:')}
        >
          Undo
        </Button>
        <Button size="small" tone="quiet" onClick={() => act((now) => fullHitPoints(now.max), 'Full:')}>
          Full
        </Button>
        <Button size="small" tone="quiet" onClick={props.onStop}>
          Stop counting
        </Button>
      </p>
    </fieldset>
  );
}
