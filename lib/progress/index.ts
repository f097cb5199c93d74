// What a person has written and wants to write: sums of the words that versions count, by day, week and month; goals and
// challenges. Pure, apart from what is stored of them.
export { addDays, dateOf, type Sum } from '../versions/index.ts';
export {
  type Challenge,
  type ChallengeArticle,
  type Reason,
  type Standing,
  standingOf,
} from './challenge.ts';
export { PERIODS, type Period, type PeriodUnit, periodsUntil, startOf, wordsOfDay } from './days.ts';
export { type Goal, type Streak, streakOf } from './goal.ts';
export { type Plans, readPlans, watchPlans, writePlans } from './plans.ts';
export { presets } from './presets.ts';
export { readToWrite, TO_WRITE_KINDS, type ToWrite, type ToWriteKind } from './to-write.ts';
