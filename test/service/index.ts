// The stand-in platform: both versions of the interface, pages and faults over one SQLite, on 127.0.0.1.
// Other rooms start it with `startPlatform()`; on its own it runs by `npm run service`.
export type { StoredArticle, StoredEntity } from './database/index.ts';
export type { Commit, Fault, FaultKind } from './faults/index.ts';
export { type Platform, type PlatformOptions, startPlatform } from './platform.ts';
export type { Quirks } from './quirks.ts';
export type { EventInfo, EventName, LoggedRequest } from './server/index.ts';
