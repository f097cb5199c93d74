import * as z from 'zod/mini';
import { channel, nothing, secret } from '../channel.ts';

/** False: the passphrase is not the right one. */
export const unlock = channel<boolean>()({
  name: 'vault.unlock',
  from: ['page'],
  request: z.strictObject({ passphrase: secret }),
});

/** The last characters of each credential, so that its owner can tell which one is saved. Null while locked or empty. */
export const endings = channel<{ applicationKey: string; userToken: string } | null>()({
  name: 'vault.endings',
  from: ['page'],
  request: nothing,
});

export const lock = channel<void>()({ name: 'vault.lock', from: ['page'], request: nothing });

/** `next` null takes the passphrase away. False: `current` is not the one that stands. */
export const setPassphrase = channel<boolean>()({
  name: 'vault.setPassphrase',
  from: ['page'],
  request: z.strictObject({ next: z.nullable(secret), current: z.nullable(secret) }),
});
