// Typed messages from screens and page scripts to the background. Each channel defines its allowed senders and a strict
// schema. The sender is identified by the browser, never by the message. A reply is a value or a sentence for the user,
// nothing else.
export { BridgeError } from './answer.ts';
export { watchBuild } from './build.ts';
export type { PendingCapture } from './channels/capture.ts';
export type { ConnectReport, ConnectStep } from './channels/connection.ts';
export type { SecretReading } from './channels/library.ts';
export type { ManuscriptText } from './channels/manuscripts.ts';
export type { Audience, AudienceChange } from './channels/secrets.ts';
export type { WorldChange, WorldReading } from './channels/worlds.ts';
export { type Handlers, handle } from './handle.ts';
export {
  publishReadingProgress as publishReadingProgress,
  type ReadingProgress as ReadingProgress,
  watchReadingProgress as watchReadingProgress,
} from './reading-progress.ts';
export type { ReplyOf, RequestOf } from './registry.ts';
export { request } from './request.ts';
export type { Sender } from './sender.ts';
