import { t } from '../../lib/i18n/index.ts';
import { DiceButton, type Roll } from '../dice/index.ts';
import type { Ability } from './creature.ts';

export const signed = (modifier: number): string => (modifier < 0 ? `−${-modifier}` : `+${modifier}`);

/** The six ability scores in a row, as in print. A modifier rolls its check. */
export function AbilityTable(props: {
  abilities: readonly Ability[];
  onDice: (roll: Roll, label: string) => void;
}) {
  if (props.abilities.length === 0) return null;
  return (
    <dl class="stat-abilities">
      {props.abilities.map(({ key, name, short, score, modifier }) => (
        <div key={key}>
          <dt>
            <abbr title={name}>{short}</abbr>
          </dt>
          <dd>
            <bdi>{score}</bdi>
            {modifier !== null && (
              <DiceButton
                notation={`1d20${modifier < 0 ? modifier : `+${modifier}`}`}
                label={signed(modifier)}
                onRoll={(roll) => props.onDice(roll, t('statblock.abilityCheck', { ability: short }))}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
