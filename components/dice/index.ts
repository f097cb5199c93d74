// Dice: notation as players write it, fair throws, and a button that throws them.
export { DiceButton, rollWords, totalWords } from './dice-button.tsx';
export { type Dice, type DicePool, readDice } from './notation.ts';
export { type Face, fairFace, type Roll, rollDice } from './roll.ts';
