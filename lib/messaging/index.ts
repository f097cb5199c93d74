// Typed messages from screens and page scripts to the background. Each channel defines its allowed senders and a strict
// schema. The sender is identified by the browser, never by the message. The reply is a `Result`.
export { watchBuild } from './build.ts';
export type { ConnectReport, ConnectStep } from './channels/connection.ts';
export type { SecretReading } from './channels/library.ts';
export type { ManuscriptPassage, ManuscriptPassages, ManuscriptText } from './channels/manuscripts.ts';
export type { PendingCapture } from './channels/pages.ts';
export type { Audience, AudienceConflict } from './channels/secrets.ts';
export type { WorldConflict, WorldReading } from './channels/worlds.ts';
export { type Handlers, handle } from './handle.ts';
export { publishReadingProgress, type ReadingProgress, watchReadingProgress } from './reading-progress.ts';
export type { ReplyOf, RequestOf, ResultOf } from './registry.ts';
export { request } from './request.ts';
export type { RequestProblem } from './request-problem.ts';
export type { Sender } from './sender.ts';
