import type { Result } from '../model/index.ts';
import type { Channel } from './channel.ts';
import { read as readForBackup, secret as secretForBackup } from './channels/backup.ts';
import { pending } from './channels/capture.ts';
import { check, chooseWorld, connect, disconnect } from './channels/connection.ts';
import * as history from './channels/history.ts';
import { forget, look, pause, refresh, refreshOne, secret } from './channels/library.ts';
import { stop, text } from './channels/manuscripts.ts';
import { removeExtra, wake } from './channels/outbox.ts';
import * as links from './channels/page-links.ts';
import { act, isOwn, look as lookAtPage, ofTab, panel, show as showTab } from './channels/pages.ts';
import { change as changeSecret, groups } from './channels/secrets.ts';
import { add, template } from './channels/statblocks.ts';
import { endings, lock, setPassphrase, unlock } from './channels/vault.ts';
import { change as changeWorld, profile, read } from './channels/worlds.ts';
import type { RequestProblem } from './request-problem.ts';

/** All channels. */
export const CHANNELS = [
  connect,
  check,
  chooseWorld,
  disconnect,
  unlock,
  endings,
  lock,
  setPassphrase,
  wake,
  removeExtra,
  refresh,
  pause,
  refreshOne,
  look,
  forget,
  secret,
  template,
  add,
  changeSecret,
  groups,
  read,
  changeWorld,
  profile,
  text,
  stop,
  pending,
  readForBackup,
  secretForBackup,
  lookAtPage,
  act,
  panel,
  ofTab,
  showTab,
  isOwn,
  links.card,
  links.list,
  links.flags,
  links.pick,
  links.complete,
  history.change,
  history.append,
  history.many,
  history.stopMany,
  history.undo,
  history.undoMany,
  history.restore,
  history.forget,
] as const;

type AnyChannel = (typeof CHANNELS)[number];
export type ChannelName = AnyChannel['name'];
type Named<Name extends ChannelName> = Extract<AnyChannel, { name: Name }>;
type Parts<C> =
  C extends Channel<string, infer Request, infer Reply, infer Reason>
    ? { request: Request; reply: Reply; problem: Reason }
    : never;

export type RequestOf<Name extends ChannelName> = Parts<Named<Name>>['request'];
export type ReplyOf<Name extends ChannelName> = Parts<Named<Name>>['reply'];
/** What a handler resolves with, what crosses the channel, and what a request resolves with: all the same. */
export type ResultOf<Name extends ChannelName> = Result<
  ReplyOf<Name>,
  Parts<Named<Name>>['problem'] | RequestProblem
>;
