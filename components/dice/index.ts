// Dice notation, fair rolls, and a button that rolls.
export { DiceButton, rollText, totalText } from './dice-button.tsx';
export { findDice, LETTER, TO_HIT, UNIT } from './find-dice.ts';
export { type Dice, type DicePool, readDice, withPlainSigns } from './notation.ts';
export { type Face, fairFace, type Roll, rollDice } from './roll.ts';
