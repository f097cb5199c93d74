import * as z from 'zod/mini';
import type { ConnectionSummary } from '../../stored-state/index.ts';
import { channel, id, nothing, secret } from '../channel.ts';

export interface ConnectStep {
  name: 'address' | 'keys' | 'identity' | 'worlds';
  ok: boolean;
  /** What was found, or what went wrong and what to do. */
  sentence: string;
}

/** The steps that were taken, in order; the last one is not ok when the connection did not come about. */
export interface ConnectReport {
  steps: ConnectStep[];
  /** How things stand now; a connection that failed leaves the one before it in place. */
  connection: ConnectionSummary;
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
    /** Null: the credentials are stored without one, or under the one that is already set. */
    passphrase: z.nullable(secret),
  }),
});

/** Takes the same steps again with the credentials that stand. */
export const check = channel<ConnectReport>()({ name: 'connection.check', from: ['page'], request: nothing });

export const chooseWorld = channel<void>()({
  name: 'connection.chooseWorld',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});

export const disconnect = channel<void>()({
  name: 'connection.disconnect',
  from: ['page'],
  request: nothing,
});
