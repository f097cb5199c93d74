// Live checks: what can't be known of World Anvil from its documentation, found out with the user's own keys. `npm run
// check-live` runs all of it, the settings run the part that only reads. The answers become learned capabilities.

export type {
  Answer,
  Evidence,
  Fact,
  Finding,
  Gap,
  Question,
} from './finding.ts';
export { type LiveCheckReport, markdownOf, reportOf } from './report.ts';
export {
  type LiveCheck,
  type Progress,
  type RunOptions,
  runLiveCheck,
  ScratchWorldRefused,
} from './run.ts';
export type { LeftOver } from './scratch.ts';
export type { SessionClock, StopReason } from './session.ts';
export { type ScratchWorld, writingIn } from './writing.ts';
