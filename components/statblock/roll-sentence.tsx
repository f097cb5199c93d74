import type { ComponentChildren } from 'preact';
import { format } from '../../lib/i18n/index.ts';
import { Trans } from '../ui/index.ts';
import type { PastRoll } from './rolls.ts';

type Told = Omit<PastRoll, 'number'>;

/** A roll in one line: who rolled, what for, and the result. */
export function RollLine({ roll }: { roll: Told }) {
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
