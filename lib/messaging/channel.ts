import * as z from 'zod/mini';
import type { SenderClass } from './sender.ts';

/** A kind of message to the background: its name, allowed senders and the schema of the request. */
export interface Channel<Name extends string, Request, Reply> {
  name: Name;
  from: readonly Exclude<SenderClass, 'other'>[];
  /** Must be strict and limit every size, so that unknown keys and overlong texts are rejected. */
  request: z.ZodMiniType<Request>;
  /** Never set. Only carries the type of the reply. */
  readonly reply?: Reply;
}

type Rules<Name extends string, Request> = Omit<Channel<Name, Request, never>, 'reply'>;

/** Declares a channel: `channel<Reply>()({ name, from, request })`. */
// @__NO_SIDE_EFFECTS__
export function channel<Reply>() {
  return <const Name extends string, Request>(rules: Rules<Name, Request>): Channel<Name, Request, Reply> =>
    rules;
}

/** An id from World Anvil or from us. */
export const id = z.string().check(z.minLength(1), z.maxLength(200));
/** An application key, a user token or a passphrase. */
export const secret = z.string().check(z.minLength(1), z.maxLength(4096));
export const nothing = z.strictObject({});
