import { Button, Notice } from '../ui/index.ts';
import { CountHitPoints } from './CountHitPoints.tsx';
import { CountTallies } from './CountTallies.tsx';
import { fresh } from './hitpoints.ts';
import type { Counting } from './useCounters.ts';

/** Hit points and counters of one statblock. They stay on this machine. */
export function CountersPart(props: {
  id: string;
  counting: Counting;
  /** What it begins with, where the statblock says. */
  hitPoints: number | null;
}) {
  const { counters, change, isLost } = props.counting;
  if (!counters) return null;
  const { hitPoints } = counters;
  return (
    <div class="stat-counters" id={props.id}>
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
          onStop={() => change((before) => ({ ...before, hitPoints: null }))}
        />
      ) : (
        <Button
          size="small"
          onClick={() => change((before) => ({ ...before, hitPoints: fresh(props.hitPoints ?? 0) }))}
        >
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
