import { t } from '../../lib/i18n/index.ts';
import { Button } from '../ui/index.ts';
import { RollLine } from './roll-sentence.tsx';
import { clearRolls, useRolls } from './rolls.ts';

/** The rolls of this session. The last one floats over the bottom of the card, so nothing moves. */
export function RollList() {
  const rolls = useRolls();
  const [last] = rolls;
  if (!last) return null;
  return (
    <details class="stat-rolls">
      <summary>
        <span>
          <RollLine roll={last} />
        </span>
        <span class="soft small">{t('statblock.rolls', { count: rolls.length })}</span>
      </summary>
      <ol aria-label={t('statblock.newestFirst')}>
        {rolls.map((roll) => (
          <li key={roll.number}>
            <RollLine roll={roll} />
          </li>
        ))}
      </ol>
      <Button size="small" tone="quiet" icon="bin" onClick={clearRolls}>
        {t('statblock.clearRolls')}
      </Button>
    </details>
  );
}
