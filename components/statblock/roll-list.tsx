import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { format, t } from '../../lib/i18n/index.ts';
import { Button, Trans } from '../ui/index.ts';
import { clearRolls, type PastRoll, useRolls } from './rolls.ts';

type Told = Omit<PastRoll, 'number'>;

/** A roll in one line: who rolled, what for, and the result. */
function RollLine({ roll }: { roll: Told }) {
  const { who, label, total, how: dice } = roll;
  const elements = {
    name: (chunks: ComponentChildren[]) => <bdi>{chunks}</bdi>,
    strong: (chunks: ComponentChildren[]) => <b class="stat-rolls-total">{chunks}</b>,
    // A sum reads from left to right in every language.
    faces: (chunks: ComponentChildren[]) => (
      <bdi class="stat-rolls-faces" dir="ltr">
        {chunks}
      </bdi>
    ),
  };
  return dice === '' ? (
    <Trans id="statblock.rolledBy" values={{ ...elements, who, label, total }} />
  ) : (
    <Trans id="statblock.rolledDiceBy" values={{ ...elements, who, label, total, dice }} />
  );
}

/** The same as text, to be announced. */
export function rollSentence({ who, label, total, how: dice }: Told): string {
  const plain = (chunks: string[]) => chunks.join('');
  const elements = { name: plain, strong: plain, faces: plain };
  const parts =
    dice === ''
      ? format<string, 'statblock.rolledBy'>('statblock.rolledBy', { ...elements, who, label, total })
      : format<string, 'statblock.rolledDiceBy'>('statblock.rolledDiceBy', {
          ...elements,
          who,
          label,
          total,
          dice,
        });
  return parts.join('');
}

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
