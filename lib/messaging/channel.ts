import * as z from 'zod/mini';
import type { Problem } from '../model/index.ts';
import type { PageChannels } from '../worldpage/index.ts';
import type { SenderClass } from './sender.ts';

/** A kind of message to the background: its name, allowed senders and the schema of the request. */
export interface Channel<Name extends string, Request, Reply, Reason = Problem> {
  name: Name;
  from: readonly Exclude<SenderClass, 'other'>[];
  /** Must be strict and limit every size, so that unknown keys and overlong texts are rejected. */
  request: z.ZodMiniType<Request>;
  /** Never set. Only carry the types of the reply and of the reasons for failure. */
  readonly reply?: Reply;
  readonly problem?: Reason;
}

type Rules<Name extends string, Request> = Omit<Channel<Name, Request, never, never>, 'reply' | 'problem'>;

/** Declares a channel: `channel<Reply>()({ name, from, request })`, or `channel<Reply, Reason>()` with typed failures. */
// @__NO_SIDE_EFFECTS__
export function channel<Reply, Reason = Problem>() {
  return <const Name extends string, Request>(
    rules: Rules<Name, Request>,
  ): Channel<Name, Request, Reply, Reason> => rules;
}

type Page<Name extends keyof PageChannels> = PageChannels[Name];

/** Declares a channel of our scripts on World Anvil pages. These can't load schemas, so `lib/worldpage` has its types. */
// @__NO_SIDE_EFFECTS__
export function pageChannel<const Name extends keyof PageChannels>(
  name: Name,
  request: z.ZodMiniType<Page<Name>['request']>,
): Channel<Name, Page<Name>['request'], Page<Name>['reply']> {
  return { name, from: ['content'], request };
}

/** An id from World Anvil or from us. */
export const id = z.string().check(z.minLength(1), z.maxLength(200));
/** An application key, a user token or a passphrase. */
export const secret = z.string().check(z.minLength(1), z.maxLength(4096));
export const nothing = z.strictObject({});
