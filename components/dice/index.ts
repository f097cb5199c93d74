// Dice notation, fair rolls, and a button that rolls.
export { DiceButton, rollText, totalText } from './dice-button.tsx';
export { type Dice, type DicePool, readDice } from './notation.ts';
export { type Face, fairFace, type Roll, rollDice } from './roll.ts';
