import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, Notice } from '../ui/index.ts';
import { CountHitPoints } from './count-hit-points.tsx';
import { CountTallies } from './count-tallies.tsx';
import { fresh, type HitPoints } from './hit-points.ts';
import type { Counting } from './use-counters.ts';

/** Hit points and counters of one statblock. They stay on this machine. */
export function CountersPart(props: {
  id: string;
  counting: Counting;
  /** What it begins with, where the statblock says. */
  hitPoints: number | null;
}) {
  const { counters, change, isLost } = props.counting;
  const part = useRef<HTMLDivElement>(null);
  // The button that was pressed makes way for fields, and they for it: the focus goes with them.
  const [isTurned, setTurned] = useState(false);
  useLayoutEffect(() => {
    if (!isTurned) return;
    setTurned(false);
    part.current?.querySelector<HTMLElement>('[data-count-amount], .stat-counters > button')?.focus();
  }, [isTurned]);
  if (!counters) return null;
  const { hitPoints } = counters;
  const turn = (next: HitPoints | null) => {
    change((before) => ({ ...before, hitPoints: next }));
    setTurned(true);
  };
  return (
    <div class="stat-counters" id={props.id} ref={part}>
      {isLost && (
        <Notice tone="danger">
          The number could not be kept on this device. The statblock is unharmed; try again.
        </Notice>
      )}
      {hitPoints ? (
        <CountHitPoints
          points={hitPoints}
          change={(next) =>
            change((before) => ({ ...before, hitPoints: next(before.hitPoints ?? hitPoints) }))
          }
          onStop={() => turn(null)}
        />
      ) : (
        <Button size="small" onClick={() => turn(fresh(props.hitPoints ?? 0))}>
          {`Count hit points${props.hitPoints === null ? '' : ` (${props.hitPoints})`}`}
        </Button>
      )}
      <CountTallies
        tallies={counters.tallies}
        change={(next) => change((before) => ({ ...before, tallies: next(before.tallies) }))}
      />
    </div>
  );
}
