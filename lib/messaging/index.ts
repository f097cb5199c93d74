// The one way from screens to the background: typed channels, and the rule who may use which.
// The browser says who sent a message; strict schemas say what it may hold; answers carry a value or a sentence, no more.
export { BridgeError } from './answer.ts';
export { watchBuild } from './build.ts';
export type { PendingCapture } from './channels/capture.ts';
export type { ConnectReport, ConnectStep } from './channels/connection.ts';
export type { SecretReading } from './channels/library.ts';
export type { ManuscriptText } from './channels/manuscripts.ts';
export type { Audience, AudienceChange } from './channels/secrets.ts';
export type { WorldChange, WorldReading } from './channels/worlds.ts';
export { type Handlers, handle } from './handle.ts';
export { type Reading, tellReading, watchReading } from './reading.ts';
export type { ReplyOf, RequestOf } from './registry.ts';
export { request } from './request.ts';
export type { Sender } from './sender.ts';
