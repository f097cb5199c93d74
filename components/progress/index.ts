// What was written in a world, by day: bars, a year as a calendar, categories, a goal with its streak, and a challenge with
// what counts in it. A screen of the panel, which loads it on demand; nothing is sent.
export { ProgressScreen, type ProgressScreenProps } from './progress-screen.tsx';
