// The stand-in server for World Anvil: both API versions, web pages and faults on one SQLite database, on 127.0.0.1.
// Tests start it with `startPlatform()`; `npm run service` runs it alone.
export type { StoredArticle, StoredEntity } from './database/index.ts';
export type { Commit, Fault, FaultKind } from './faults/index.ts';
export { type Platform, type PlatformOptions, startPlatform } from './platform.ts';
export type { Quirks } from './quirks.ts';
export type { EventInfo, EventName, LoggedRequest } from './server/index.ts';
