import * as z from 'zod/mini';
import type { SenderClass } from './sender.ts';

/** One thing that may be asked of the background: its name, who may ask, and what the question may hold. */
export interface Channel<Name extends string, Request, Reply> {
  name: Name;
  from: readonly Exclude<SenderClass, 'other'>[];
  /** Strict and with a cap on every size: an unknown key or a text too long is refused. */
  request: z.ZodMiniType<Request>;
  /** Never there: it carries the type of the reply. */
  readonly reply?: Reply;
}

type Rules<Name extends string, Request> = Omit<Channel<Name, Request, never>, 'reply'>;

/** Declares a channel: `channel<Reply>()({ name, from, request })`. */
// @__NO_SIDE_EFFECTS__
export function channel<Reply>() {
  return <const Name extends string, Request>(rules: Rules<Name, Request>): Channel<Name, Request, Reply> =>
    rules;
}

/** An identifier of the platform or of ours. */
export const id = z.string().check(z.minLength(1), z.maxLength(200));
/** An application key, a user token or a passphrase. */
export const secret = z.string().check(z.minLength(1), z.maxLength(4096));
export const nothing = z.strictObject({});
