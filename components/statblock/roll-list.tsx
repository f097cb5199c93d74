import { useEffect } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button } from '../ui/index.ts';
import { RollLine } from './roll-sentence.tsx';
import { clearRolls, type PastRoll, useRolls } from './rolls.ts';

/**
 * The rolls of this session, in a bar below the page. `open`: the statblocks on screen; rolls of others are marked as
 * earlier ones.
 */
export function RollList({ open }: { open: readonly string[] }) {
  const rolls = useRolls();
  const [last] = rolls;
  const isEarlier = ({ statblock }: PastRoll) => statblock !== undefined && !open.includes(statblock);
  // The bar may have appeared over what was clicked to roll.
  useEffect(() => {
    const { activeElement } = document;
    if (last && activeElement?.matches('.dice')) activeElement.scrollIntoView({ block: 'nearest' });
  }, [last?.number]);
  if (!last) return null;
  return (
    <details class="stat-rolls">
      <summary>
        <span data-earlier={isEarlier(last) || undefined}>
          {isEarlier(last) && <span class="small">{t('statblock.earlierRoll')} </span>}
          <RollLine roll={last} />
        </span>
        <span class="soft small">{t('statblock.rolls', { count: rolls.length })}</span>
      </summary>
      <ol aria-label={t('statblock.newestFirst')}>
        {rolls.map((roll) => (
          <li key={roll.number} data-earlier={isEarlier(roll) || undefined}>
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
