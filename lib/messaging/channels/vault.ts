import * as z from 'zod/mini';
import { channel, nothing, secret } from '../channel.ts';

/** False if the passphrase is wrong. */
export const unlock = channel<boolean>()({
  name: 'vault.unlock',
  from: ['page'],
  request: z.strictObject({ passphrase: secret }),
});

/**
 * The last characters of each credential, so that the user can recognize which one is stored. Null while locked or
 * empty.
 */
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
