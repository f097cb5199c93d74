import type { Result } from '../model/index.ts';
import type { Channel } from './channel.ts';
import * as alarms from './channels/alarms.ts';
import * as backup from './channels/backup.ts';
import * as connection from './channels/connection.ts';
import * as history from './channels/history.ts';
import * as imports from './channels/imports.ts';
import * as journal from './channels/journal.ts';
import * as library from './channels/library.ts';
import * as localWorlds from './channels/local-worlds.ts';
import * as manuscripts from './channels/manuscripts.ts';
import * as pages from './channels/pages.ts';
import * as secrets from './channels/secrets.ts';
import * as statblocks from './channels/statblocks.ts';
import * as worlds from './channels/worlds.ts';
import type { RequestProblem } from './request-problem.ts';

/** All channels. A file in `channels/` exports its channels and types, nothing else. */
export const CHANNELS = [
  ...Object.values(alarms),
  ...Object.values(backup),
  ...Object.values(connection),
  ...Object.values(history),
  ...Object.values(imports),
  ...Object.values(journal),
  ...Object.values(library),
  ...Object.values(localWorlds),
  ...Object.values(manuscripts),
  ...Object.values(pages),
  ...Object.values(secrets),
  ...Object.values(statblocks),
  ...Object.values(worlds),
];

type AnyChannel = (typeof CHANNELS)[number];
export type ChannelName = AnyChannel['name'];
type Named<Name extends ChannelName> = Extract<AnyChannel, { name: Name }>;
type Parts<C> =
  C extends Channel<string, infer Request, infer Reply, infer Reason>
    ? { request: Request; reply: Reply; problem: Reason }
    : never;

export type RequestOf<Name extends ChannelName> = Parts<Named<Name>>['request'];
export type ReplyOf<Name extends ChannelName> = Parts<Named<Name>>['reply'];
/** The result of a channel. The same for its handler, its message and its request. */
export type ResultOf<Name extends ChannelName> = Result<
  ReplyOf<Name>,
  Parts<Named<Name>>['problem'] | RequestProblem
>;
