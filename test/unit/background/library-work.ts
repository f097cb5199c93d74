import { vi } from 'vitest';
import type { LibraryWork } from '../../../lib/background/library/library-work.ts';
import { readMessage } from '../../../lib/i18n/index.ts';
import { failed, ok } from '../../../lib/model/index.ts';
import type { Vault } from '../../../lib/vault/index.ts';

/** The library's work as mocks that do nothing. */
export function idleWork() {
  const nothing = async () => {};
  return {
    expect: vi.fn(nothing),
    refresh: vi.fn(nothing),
    resume: vi.fn(nothing),
    look: vi.fn(async (_notSince: number) => {}),
    repair: vi.fn(nothing),
    pause: vi.fn(nothing),
    refreshOne: vi.fn<LibraryWork['refreshOne']>(async () => ok(true)),
    readSecret: vi.fn<LibraryWork['readSecret']>(async () =>
      failed({ kind: 'none', sentence: readMessage('None.') }),
    ),
    secretVersion: vi.fn<LibraryWork['secretVersion']>(async () => ok(null)),
    restoreSecret: vi.fn<LibraryWork['restoreSecret']>(async () => ok(undefined)),
    settle: vi.fn(nothing),
    checkSealed: vi.fn(nothing),
    unsealed: vi.fn((change) => change()),
    forget: vi.fn(nothing),
    stop: vi.fn(nothing),
    clear: vi.fn(nothing),
  } satisfies LibraryWork;
}

/** No passphrase is set. */
export const noVault: Pick<Vault, 'state' | 'hasPassphrase' | 'sealText' | 'openText'> = {
  state: async () => 'open',
  hasPassphrase: async () => false,
  sealText: () => Promise.reject(new Error('no passphrase')),
  openText: async () => null,
};
