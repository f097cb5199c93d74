import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { report } from '../diagnostics/index.ts';
import { type Answer, BridgeError } from './answer.ts';
import { BUILD } from './build.ts';
import { CHANNELS, type ChannelName, type ReplyOf, type RequestOf } from './registry.ts';
import { classify, type Self, type Sender, type SenderClass } from './sender.ts';

/** Each is told who asks, as the browser says. */
export type Handlers = {
  [Name in ChannelName]: (request: RequestOf<Name>, sender: Sender) => Promise<ReplyOf<Name>>;
};

/** What is served before anything is waited for: the browser allows it within the click only. It reads nothing. */
const AT_ONCE: ReadonlySet<string> = new Set<ChannelName>(['page.panel', 'page.pick']);

/** The sentence of an error that has one for people; null for any other. */
export type Sentence = (error: unknown) => string | null;

const envelope = z.strictObject({
  channel: z.string().check(z.maxLength(100)),
  request: z.unknown(),
  build: z.optional(z.string().check(z.maxLength(100))),
});

const REFUSED = 'Loreside’s background did not understand the request. Nothing was changed.';
const OTHER_BUILD = 'Loreside was updated. Restart it to go on. What you typed is kept.';
const FAILED = 'Something went wrong inside Loreside. What you typed is kept; please try again.';

interface Route {
  from: readonly SenderClass[];
  run(request: unknown, sender: Sender): Promise<Answer<unknown>>;
}

function routeOf<Request, Reply>(
  from: readonly SenderClass[],
  schema: z.ZodMiniType<Request>,
  handler: (request: Request, sender: Sender) => Promise<Reply>,
  sentence: Sentence,
): Route {
  return {
    from,
    async run(request, sender) {
      const parsed = schema.safeParse(request);
      if (!parsed.success) return { ok: false, sentence: REFUSED };
      try {
        return { ok: true, value: await handler(parsed.data, sender) };
      } catch (error) {
        const own = error instanceof BridgeError ? error.message : sentence(error);
        if (own === null) report(error, 'messaging.handler');
        return { ok: false, sentence: own ?? FAILED };
      }
    },
  };
}

/** Takes the channels and their handlers together; throws where one is registered twice or nobody serves it. */
export function routes(handlers: Handlers, sentence: Sentence): ReadonlyMap<string, Route> {
  const table = new Map<string, Route>();
  const add = <Name extends ChannelName>(
    name: Name,
    from: readonly SenderClass[],
    schema: z.ZodMiniType<RequestOf<Name>>,
  ) => {
    if (table.has(name)) throw new Error(`The channel ${name} is registered twice.`);
    if (!Object.hasOwn(handlers, name)) throw new Error(`Nobody serves the channel ${name}.`);
    table.set(name, routeOf(from, schema, handlers[name], sentence));
  };
  for (const channel of CHANNELS) add(channel.name, channel.from, channel.request);
  return table;
}

/**
 * One message, from whomever: its answer, or null for a sender who gets none.
 * A stranger learns nothing, not even which channels there are.
 */
export async function receive(
  table: ReadonlyMap<string, Route>,
  message: unknown,
  sender: Sender,
  self: Self & { build?: string | null },
): Promise<Answer<unknown> | null> {
  const who = classify(sender, self);
  if (who === 'other') return null;
  const parsed = envelope.safeParse(message);
  const route = parsed.success ? table.get(parsed.data.channel) : undefined;
  if (!parsed.success || !route?.from.includes(who)) {
    return who === 'page' ? { ok: false, sentence: REFUSED } : null;
  }
  // After an update of its files, Chromium runs the old background beside the new pages until it is restarted.
  const { build } = parsed.data;
  if (build !== undefined && self.build != null && build !== self.build)
    return { ok: false, sentence: OTHER_BUILD, isOtherBuild: true };
  return route.run(parsed.data.request, sender);
}

const isAtOnce = (message: unknown): boolean => {
  const parsed = envelope.safeParse(message);
  return parsed.success && AT_ONCE.has(parsed.data.channel);
};

let serving = false;

/**
 * Listens for every channel, for as long as this context lives; called once, while the worker starts.
 * `sentence` puts errors of other rooms into words; an error without words gets a general sentence.
 * No handler runs before `ready` is settled, but those that a click does not wait for.
 */
export function handle(handlers: Handlers, sentence: Sentence, ready: Promise<unknown>): void {
  if (serving) throw new Error('The bridge is served already.');
  serving = true;
  const table = routes(handlers, sentence);
  const self = {
    id: browser.runtime.id,
    origin: browser.runtime.getURL('').replace(/\/$/, ''),
    build: BUILD,
  };
  browser.runtime.onMessage.addListener(async (message: unknown, sender: Sender) => {
    // Whoever created `ready` reports its failure; the handler answers with what it has.
    if (!isAtOnce(message)) await ready.catch(() => {});
    return receive(table, message, sender, self);
  });
}
