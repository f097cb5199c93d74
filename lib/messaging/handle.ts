import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { report } from '../diagnostics/index.ts';
import { type Message, message, t } from '../i18n/index.ts';
import { failed, type Problem, type Result } from '../model/index.ts';
import { loadLanguage } from '../settings/index.ts';
import { BUILD } from './build.ts';
import { CHANNELS, type ChannelName, type RequestOf, type ResultOf } from './registry.ts';
import type { RequestProblem } from './request-problem.ts';
import { classify, type Self, type Sender, type SenderClass } from './sender.ts';

/** Handlers by channel. `sender` comes from the browser. */
export type Handlers = {
  [Name in ChannelName]: (request: RequestOf<Name>, sender: Sender) => Promise<ResultOf<Name>>;
};

/** Browsers open the panel only within the click, so these handlers read nothing first. */
const SYNCHRONOUS: ReadonlySet<string> = new Set<ChannelName>(['page.panel', 'page.pick']);

/** Returns the problem that an error carries, or null if it has none. */
export type ProblemOf = (error: unknown) => Problem | null;

const envelope = z.strictObject({
  channel: z.string().check(z.maxLength(100)),
  request: z.unknown(),
  build: z.optional(z.string().check(z.maxLength(100))),
});

const isProblem = (problem: unknown): problem is Problem =>
  typeof problem === 'object' && problem !== null && 'kind' in problem && 'sentence' in problem;

const fail = (kind: RequestProblem['kind'], sentence: Message) => failed<RequestProblem>({ kind, sentence });

const NOT_ACCEPTED = fail('notAccepted', message('service.notAccepted'));
const OTHER_BUILD = fail('otherBuild', message('service.otherBuild'));
const INTERNAL = fail('internal', message('service.internal'));

interface Route {
  from: readonly SenderClass[];
  run(request: unknown, sender: Sender): Promise<Result<unknown, unknown>>;
}

function routeOf<Request>(
  name: ChannelName,
  from: readonly SenderClass[],
  schema: z.ZodMiniType<Request>,
  handler: (request: Request, sender: Sender) => Promise<Result<unknown, unknown>>,
  problemOf: ProblemOf,
): Route {
  return {
    from,
    async run(request, sender) {
      const parsed = schema.safeParse(request);
      if (!parsed.success) return NOT_ACCEPTED;
      try {
        return await handler(parsed.data, sender);
      } catch (error) {
        const problem = problemOf(error);
        if (problem) return failed(problem);
        report(error, 'messaging.handler', name);
        return INTERNAL;
      }
    },
  };
}

/** Builds the routing table. Throws if a channel is registered twice or has no handler. */
export function routes(handlers: Handlers, problemOf: ProblemOf): ReadonlyMap<string, Route> {
  const table = new Map<string, Route>();
  const add = <Name extends ChannelName>(
    name: Name,
    from: readonly SenderClass[],
    schema: z.ZodMiniType<RequestOf<Name>>,
  ) => {
    if (table.has(name)) throw new Error(`The channel ${name} is registered twice.`);
    if (!Object.hasOwn(handlers, name)) throw new Error(`The channel ${name} has no handler.`);
    table.set(name, routeOf(name, from, schema, handlers[name], problemOf));
  };
  for (const channel of CHANNELS) add(channel.name, channel.from, channel.request);
  return table;
}

/** Scripts on pages have only the texts they show themselves, so they get the sentence of a problem written out. */
async function writeOut(result: Result<unknown, unknown>): Promise<Result<unknown, unknown>> {
  if (result.ok || !isProblem(result.problem)) return result;
  await loadLanguage();
  return failed({ kind: result.problem.kind, sentence: t(result.problem.sentence) });
}

/** Handles a message. Null for senders that get no answer, which learn not even which channels exist. */
export async function receive(
  table: ReadonlyMap<string, Route>,
  received: unknown,
  sender: Sender,
  self: Self & { build?: string | null },
): Promise<Result<unknown, unknown> | null> {
  const senderClass = classify(sender, self);
  if (senderClass === 'other') return null;
  const parsed = envelope.safeParse(received);
  const route = parsed.success ? table.get(parsed.data.channel) : undefined;
  if (!parsed.success || !route?.from.includes(senderClass)) {
    return senderClass === 'page' ? NOT_ACCEPTED : null;
  }
  // After its files were updated, Chromium keeps the old background running next to new pages until it restarts.
  const { build } = parsed.data;
  if (build !== undefined && self.build != null && build !== self.build) return OTHER_BUILD;
  const result = await route.run(parsed.data.request, sender);
  return senderClass === 'content' ? writeOut(result) : result;
}

const isSynchronous = (received: unknown): boolean => {
  const parsed = envelope.safeParse(received);
  return parsed.success && SYNCHRONOUS.has(parsed.data.channel);
};

let serving = false;

/**
 * Listens on all channels. Call once, while the worker starts. `problemOf` knows the errors that carry a problem; others
 * are reported and get a generic sentence. Handlers wait for `ready`, except for channels that must run within a click.
 */
export function handle(handlers: Handlers, problemOf: ProblemOf, ready: Promise<unknown>): void {
  if (serving) throw new Error('The channels already have handlers.');
  serving = true;
  const table = routes(handlers, problemOf);
  const self = {
    id: browser.runtime.id,
    origin: browser.runtime.getURL('').replace(/\/$/, ''),
    build: BUILD,
  };
  browser.runtime.onMessage.addListener(async (received: unknown, sender: Sender) => {
    // The creator of `ready` reports its failure; handlers work with what is available.
    if (!isSynchronous(received)) await ready.catch(() => {});
    return receive(table, received, sender, self);
  });
}
