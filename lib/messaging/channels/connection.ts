import * as z from 'zod/mini';
import type { Message } from '../../i18n/index.ts';
import type { KeyName } from '../../model/index.ts';
import type { SettingName } from '../../settings/index.ts';
import type { ConnectionSummary } from '../../stored-state/index.ts';
import { channel, id, nothing, secret } from '../channel.ts';

/** False if the passphrase is wrong. */
export const unlock = channel<boolean>()({
  name: 'vault.unlock',
  from: ['page'],
  request: z.strictObject({ passphrase: secret }),
});

/** The last characters of each credential, to recognize it. Null while locked or empty. */
export const endings = channel<{ applicationKey: string; userToken: string } | null>()({
  name: 'vault.endings',
  from: ['page'],
  request: nothing,
});

export const lock = channel<void>()({ name: 'vault.lock', from: ['page'], request: nothing });

/** Sets the passphrase; null for `next` removes it. False if `current` is wrong. */
export const setPassphrase = channel<boolean>()({
  name: 'vault.setPassphrase',
  from: ['page'],
  request: z.strictObject({ next: z.nullable(secret), current: z.nullable(secret) }),
});

/** The settings that other browsers have synced and that turning sync on would change here. */
export const preview = channel<readonly (readonly [SettingName, unknown])[]>()({
  name: 'settingsSync.preview',
  from: ['page'],
  request: nothing,
});

/** Syncs settings and pins with the person's other browsers from now on. */
export const turnOn = channel<void>()({ name: 'settingsSync.turnOn', from: ['page'], request: nothing });

/** Ends that in this browser. The synced copy stays for the others unless it is removed. */
export const turnOff = channel<void>()({
  name: 'settingsSync.turnOff',
  from: ['page'],
  request: z.strictObject({ removeCopy: z.boolean() }),
});

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

export const disconnect = channel<void>()({
  name: 'connection.disconnect',
  from: ['page'],
  request: nothing,
});
