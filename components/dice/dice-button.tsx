import { useMemo, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { announce, ControlledMenu } from '../ui/index.ts';
import { type Dice, type DicePool, plainNotation, readDice } from './notation.ts';
import { type Roll, rollDice } from './roll.ts';
import './dice.css';

/** Two d20 instead of one, of which the better or the worse counts. */
type Advantage = 'advantage' | 'disadvantage';

/** The dice with their first single d20 rolled twice. Null if they have none. */
export function withAdvantage(dice: Dice, advantage: Advantage): Dice | null {
  if (dice.kind === 'number') return null;
  if (dice.kind === 'pool') return isSingleD20(dice) ? rolledTwice(dice, advantage) : null;
  const left = withAdvantage(dice.left, advantage);
  if (left) return { ...dice, left };
  const right = withAdvantage(dice.right, advantage);
  return right && { ...dice, right };
}

const isSingleD20 = ({ sides, count, keep }: DicePool): boolean =>
  sides === 20 && (count === 1 || keep?.count === 1);

const rolledTwice = (pool: DicePool, advantage: Advantage): DicePool => ({
  ...pool,
  count: 2,
  keep: { end: advantage === 'advantage' ? 'highest' : 'lowest', count: 1 },
});

/** Shift rolls with advantage; Ctrl, ⌘ or Alt with disadvantage. */
function advantageOfKeys(keys: {
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): Advantage | null {
  if (keys.shiftKey) return 'advantage';
  return keys.ctrlKey || keys.metaKey || keys.altKey ? 'disadvantage' : null;
}

/** The faces of a roll: `2 + 4`. Null if they say no more than the result. */
export function rollText(roll: Roll): string | null {
  return roll.faces === totalText(roll) ? null : roll.faces;
}

/** The result. For a single die with a target number, whether it was reached. */
export function totalText({ total, pools }: Roll): string {
  const [only] = pools;
  if (pools.length !== 1 || !only?.isCounted || only.faces.length !== 1) return `${total}`;
  return total > 0 ? t('statblock.success') : t('statblock.failure');
}

function rolledText(label: string, roll: Roll): string {
  const total = totalText(roll);
  const dice = rollText(roll);
  return dice === null
    ? t('common.labelAndValue', { label, value: total })
    : t('statblock.rolledDice', { label, total, dice });
}

/** The number to look for: the bonus to a d20, otherwise the dice. Null if the label contains it. */
export function numberBeside(label: string, notation: string): string | null {
  const plain = (text: string) => plainNotation(text).replaceAll(/\s/g, '').toLowerCase();
  const number = /^1?d20([-+]\d+)$/.exec(plain(notation))?.[1] ?? plain(notation);
  return plain(label).includes(number) ? null : number.replaceAll('-', '−').replaceAll('*', ' × ');
}

/**
 * Rolls dice on each click, and announces the result unless `onRoll` does. A d20 rolls with advantage or disadvantage
 * while a key is held, and from its context menu. Notation that can't be read is shown as text.
 */
export function DiceButton(props: {
  notation: string;
  label?: string;
  onRoll?: ((roll: Roll, label: string) => void) | undefined;
}) {
  const { notation, label = notation } = props;
  const dice = useMemo(() => readDice(notation), [notation]);
  const [roll, setRoll] = useState<Roll | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  if (!dice) return <bdi class="dice-text">{label}</bdi>;
  const hasAdvantage = withAdvantage(dice, 'advantage') !== null;
  const rollAgain = (advantage: Advantage | null) => {
    const twice = advantage && withAdvantage(dice, advantage);
    const next = rollDice(twice ?? dice);
    const what = twice ? t('statblock.rollAdvantage', { label, advantage: `${advantage}` }) : label;
    setRoll(next);
    if (props.onRoll) props.onRoll(next, what);
    else announce(rolledText(what, next));
  };
  const number = numberBeside(label, notation);
  const hint = t(hasAdvantage ? 'statblock.rollHeld' : 'statblock.roll', { dice: notation });
  const button = (
    <button
      type="button"
      class="dice"
      title={roll ? `${roll.faces}\n${hint}` : hint}
      aria-haspopup={hasAdvantage ? 'menu' : undefined}
      onClick={(event) => rollAgain(advantageOfKeys(event))}
      onContextMenu={(event) => {
        if (!hasAdvantage) return;
        event.preventDefault();
        setMenuOpen(true);
      }}
    >
      <svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM8 5.2 4.8 10.4h6.4zM8 1.8v3.4M2.5 11l2.3-.6M13.5 11l-2.3-.6M2.5 5l2.3 5.4L8 14.2l3.2-3.8L13.5 5" />
      </svg>
      <bdi>{label}</bdi>{' '}
      {number && (
        <bdi class="dice-number" dir="ltr">
          {number}
        </bdi>
      )}
      {roll && <b class="dice-total">{totalText(roll)}</b>}
    </button>
  );
  if (!hasAdvantage) return button;
  return (
    <ControlledMenu
      label={label}
      trigger={button}
      isOpen={isMenuOpen}
      onOpen={setMenuOpen}
      items={[
        { id: 'advantage', label: t('statblock.withAdvantage'), keys: 'Shift' },
        { id: 'disadvantage', label: t('statblock.withDisadvantage'), keys: 'Ctrl' },
      ]}
      onChoose={(id) => rollAgain(id === 'advantage' ? 'advantage' : 'disadvantage')}
    />
  );
}
