import { Button } from '../ui/index.ts';
import { clearRolls, useRolls } from './rolls.ts';

/** The rolls of this session. The last one floats over the bottom of the card, so nothing moves. */
export function RollList() {
  const rolls = useRolls();
  const [last] = rolls;
  if (!last) return null;
  return (
    <details class="stat-rolls">
      <summary>
        <b class="stat-rolls-total">{last.total}</b>
        <span>
          <bdi>{last.label}</bdi> <span class="soft">{last.how}</span>
        </span>
        <span class="soft small stat-rolls-count">
          {rolls.length} {rolls.length === 1 ? 'roll' : 'rolls'}
        </span>
      </summary>
      <ol aria-label="Rolls, the newest first">
        {rolls.map(({ number, who, label, total, how }) => (
          <li key={number}>
            <b class="stat-rolls-total">{total}</b>
            <span>
              <bdi>{label}</bdi> <span class="soft">{how}</span>
            </span>
            <bdi class="soft small">{who}</bdi>
          </li>
        ))}
      </ol>
      <Button size="small" tone="quiet" icon="bin" onClick={clearRolls}>
        Clear the rolls
      </Button>
    </details>
  );
}
