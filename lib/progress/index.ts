// What a person has written, by day: sums of the words that versions count.
export { wordsOfDay } from './days.ts';
