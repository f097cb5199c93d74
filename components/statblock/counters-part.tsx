import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { CountHitPoints } from './count-hit-points.tsx';
import { CountTallies } from './count-tallies.tsx';
import { fullHitPoints, type HitPoints } from './hit-points.ts';
import type { Counting } from './use-counters.ts';

/** Hit points and counters of one statblock. They stay on this device. */
export function CountersPart(props: {
  id: string;
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
  const { hitPoints } = counters;
  const setHitPoints = (next: HitPoints | null) => {
    change((before) => ({ ...before, hitPoints: next }));
    setFocusPending(true);
  };
  return (
    <div class="stat-counters column gap-3" id={props.id} ref={part}>
      {hasFailed && <Notice tone="danger">{t('statblock.countNotSaved')}</Notice>}
      {hitPoints ? (
        <CountHitPoints
          points={hitPoints}
          change={(next) =>
            change((before) => ({ ...before, hitPoints: next(before.hitPoints ?? hitPoints) }))
          }
          onStop={() => setHitPoints(null)}
        />
      ) : (
        <Button size="small" onClick={() => setHitPoints(fullHitPoints(props.hitPoints ?? 0))}>
          {props.hitPoints === null
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
