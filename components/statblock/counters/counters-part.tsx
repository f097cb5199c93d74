import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formatNumber, t } from '../../../lib/i18n/index.ts';
import { announce, Button, IconButton, Notice } from '../../ui/index.ts';
import { CountHitPoints } from './count-hit-points.tsx';
import {
  type Counters,
  type Counting,
  fullHitPoints,
  type HitPoints,
  MAX_LABEL_LENGTH,
  MAX_OF_A_KIND,
  MAX_POINTS,
  MAX_TALLIES,
  type Tally,
} from './counters.ts';

/** Named counters that a person adds to a statblock. */
function CountTallies(props: {
  tallies: readonly Tally[];
  change: (next: (before: readonly Tally[]) => Tally[]) => void;
}) {
  const { tallies, change } = props;
  const [label, setLabel] = useState('');
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const step = (at: number, by: number) => {
    const one = tallies[at];
    if (!one) return;
    const value = Math.min(MAX_POINTS, Math.max(-MAX_POINTS, one.value + by));
    change((before) => before.map((tally, index) => (index === at ? { ...tally, value } : tally)));
    announce(t('statblock.counterValue', { label: one.label, value }));
  };
  return (
    <fieldset class="count-tallies" aria-label={t('statblock.counters')}>
      {tallies.length > 0 && (
        <ul>
          {tallies.map((tally, at) => (
            <li key={`${at} ${tally.label}`}>
              <bdi class="tally-label">{tally.label}</bdi>
              <Button
                size="small"
                aria-label={t('statblock.oneLess', { label: tally.label })}
                onClick={() => step(at, -1)}
              >
                −
              </Button>
              <b>{formatNumber(tally.value)}</b>
              <Button
                size="small"
                aria-label={t('statblock.oneMore', { label: tally.label })}
                onClick={() => step(at, 1)}
              >
                +
              </Button>
              <IconButton
                icon="close"
                label={t('common.removeNamed', { name: tally.label })}
                onClick={() => {
                  change((before) => before.filter((_, index) => index !== at));
                  announce(t('statblock.counterRemoved', { label: tally.label }));
                  field.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {tallies.length < MAX_TALLIES && (
        <form
          class="count-form"
          onSubmit={(event) => {
            event.preventDefault();
            const tally = tallyIn(label);
            if (!tally) return;
            change((before) => [...before, tally].slice(0, MAX_TALLIES));
            setLabel('');
            announce(t('statblock.counterValue', tally));
          }}
        >
          <label class="visually-hidden" for={fieldId}>
            {t('statblock.whatToCount')}
          </label>
          <input
            ref={field}
            id={fieldId}
            class="input"
            autocomplete="off"
            maxLength={MAX_LABEL_LENGTH}
            placeholder={t('statblock.counterExample')}
            value={label}
            onInput={(event) => setLabel(event.currentTarget.value)}
          />
          <Button size="small" type="submit" icon="add">
            {t('statblock.addCounter')}
          </Button>
        </form>
      )}
    </fieldset>
  );
}

/** `Legendary actions 3` starts at 3. Without a number, a counter starts at 0. */
function tallyIn(typed: string): Tally | null {
  const [, label = '', number = '0'] = /^(.*?)(?:\s+(\d{1,5}))?$/.exec(typed.trim()) ?? [];
  return label === '' ? null : { label: label, value: Number(number) };
}

/** Hit points and counters of one statblock. They stay on this device. */
export function CountersPart(props: {
  id: string;
  /** The name of the creature; several of it are numbered. */
  name: string;
  counting: Counting;
  /** The initial hit points, if the statblock has them. */
  hitPoints: number | null;
}) {
  const { counters, change, hasFailed } = props.counting;
  const part = useRef<HTMLDivElement>(null);
  // Starting and stopping replaces the button with fields and vice versa, so the focus has to move along.
  const [isFocusPending, setFocusPending] = useState(false);
  useLayoutEffect(() => {
    if (!isFocusPending) return;
    setFocusPending(false);
    part.current?.querySelector<HTMLElement>('[data-count-amount], .stat-counters > button')?.focus();
  }, [isFocusPending]);
  if (!counters) return null;
  const of = ({ hitPoints, others = [] }: Counters) => (hitPoints ? [hitPoints, ...others] : []);
  const all = of(counters);
  const [first] = all;
  const setAll = (next: (before: HitPoints[]) => HitPoints[]) =>
    change((before) => {
      const [hitPoints = null, ...others] = next(of(before));
      return { ...before, hitPoints, others };
    });
  const add = (max: number) => setAll((before) => [...before, fullHitPoints(max)].slice(0, MAX_OF_A_KIND));
  return (
    <div class="stat-counters column gap-3" id={props.id} ref={part}>
      {hasFailed && <Notice tone="danger">{t('statblock.countNotSaved')}</Notice>}
      {all.map((points, at) => (
        <CountHitPoints
          key={at}
          name={all.length > 1 ? t('statblock.oneOfSeveral', { name: props.name, number: at + 1 }) : null}
          points={points}
          change={(next) => setAll((before) => before.map((one, index) => (index === at ? next(one) : one)))}
          onStop={() => {
            setAll((before) => before.filter((_, index) => index !== at));
            setFocusPending(true);
          }}
        />
      ))}
      {all.length < MAX_OF_A_KIND && (
        <Button
          size="small"
          icon={first && 'add'}
          onClick={() => {
            add(first?.max ?? props.hitPoints ?? 0);
            if (!first) setFocusPending(true);
          }}
        >
          {first
            ? t('statblock.anotherOne')
            : props.hitPoints === null
              ? t('statblock.countHitPoints')
              : t('statblock.countHitPointsFrom', { max: props.hitPoints })}
        </Button>
      )}
      <CountTallies
        tallies={counters.tallies}
        change={(next) => change((before) => ({ ...before, tallies: next(before.tallies) }))}
      />
    </div>
  );
}
