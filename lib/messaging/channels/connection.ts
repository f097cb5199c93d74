import * as z from 'zod/mini';
import type { Message } from '../../i18n/index.ts';
import type { KeyName } from '../../model/index.ts';
import type { Observation } from '../../service/index.ts';
import type { ConnectionSummary } from '../../stored-state/index.ts';
import { learnedSchema } from '../../stored-state/learned-schema.ts';
import { channel, id, nothing, secret } from '../channel.ts';

export interface ConnectStep {
  name: 'address' | 'keys' | 'identity' | 'worlds';
  ok: boolean;
  /** What was found, or what went wrong and how to fix it. */
  sentence: Message;
}

/** The completed steps in order. If connecting failed, the last one isn't ok. */
export interface ConnectReport {
  steps: ConnectStep[];
  /** The current connection. A failed attempt keeps the previous one. */
  connection: ConnectionSummary;
  /** World Anvil recognized the keys only after they were exchanged: each was in the other's place. */
  areExchanged?: boolean;
  /** The key that World Anvil doesn't know; `either` if it doesn't say which, and refused them in both orders. */
  wrongKey?: KeyName | 'either' | null;
}

export const connect = channel<ConnectReport>()({
  name: 'connection.connect',
  from: ['page'],
  request: z.strictObject({
    address: z.string().check(z.maxLength(2048)),
    version: z.enum(['current', 'earlier']),
    segment: z.string().check(z.maxLength(100)),
    applicationKey: secret,
    userToken: secret,
    /** Null: store the credentials without a passphrase, or under the existing one. */
    passphrase: z.nullable(secret),
  }),
});

/** Repeats the steps with the stored credentials. */
export const check = channel<ConnectReport>()({ name: 'connection.check', from: ['page'], request: nothing });

export const chooseWorld = channel<void>()({
  name: 'connection.chooseWorld',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});

/** The calls that a live check makes when it only reads. Nothing else goes through this channel. */
const READS =
  /^(identity|user|article|bbcode|user\/worlds|world\/(articles|blocks)|(article|user)\/[\w-]+|user\/[\w-]+\/worlds|world\/[\w-]+\/articles)$/;
const short = z.string().check(z.maxLength(1_000));

/** Makes one call of a live check, and returns what came back as it was. */
export const observe = channel<Observation>()({
  name: 'connection.observe',
  from: ['page'],
  request: z.strictObject({
    method: z.enum(['GET', 'POST']),
    path: z.string().check(z.regex(READS), z.maxLength(200)),
    query: z.optional(z.record(short, short)),
    body: z.optional(
      z.strictObject({
        limit: z.optional(short),
        offset: z.optional(short),
        world: z.optional(z.strictObject({ id: short })),
        renderer: z.optional(short),
        string: z.optional(short),
      }),
    ),
    wrongToken: z.boolean(),
    stream: z.boolean(),
  }),
});

/** Uses what a live check has found. */
export const learn = channel<void>()({
  name: 'connection.learn',
  from: ['page'],
  request: z.strictObject({ known: learnedSchema, at: z.number() }),
});

export const disconnect = channel<void>()({
  name: 'connection.disconnect',
  from: ['page'],
  request: nothing,
});
