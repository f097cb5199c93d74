import { vi } from 'vitest';
import type {
  AddressBar,
  DeferredDoor,
  LibraryWork,
  PageWork,
} from '../../../lib/background/core/deferred.ts';
import type { ScreenAnswers } from '../../../lib/background/core/screen-answers.ts';
import type { Keeper } from '../../../lib/outbox/index.ts';
import type { Vault } from '../../../lib/vault/index.ts';

/** The library's work, done by nobody. */
export function idleWork() {
  const nothing = async () => {};
  return {
    refresh: vi.fn(nothing),
    resume: vi.fn(nothing),
    look: vi.fn(async (_notSince: number) => {}),
    pause: vi.fn(nothing),
    refreshOne: vi.fn<LibraryWork['refreshOne']>(async () => ({ ok: true, value: true })),
    readSecret: vi.fn<LibraryWork['readSecret']>(async () => ({ ok: false, sentence: 'None.' })),
    settle: vi.fn(nothing),
    checkSealed: vi.fn(nothing),
    unsealed: vi.fn((change) => change()),
    forget: vi.fn(nothing),
    stop: vi.fn(nothing),
    clear: vi.fn(nothing),
  } satisfies LibraryWork;
}

/** Keeps nothing. */
export const noKeeper: Keeper = {
  exclusively: (_article, work) => work(),
  record: async () => null,
  isUndone: async () => false,
};

/** A door that opens at once; `opened` counts how often it was asked to. */
export function doorTo(library: LibraryWork, addressBar: AddressBar = nowhere, answers = silence()) {
  const open = vi.fn<DeferredDoor['open']>(async () => ({
    library,
    history: { wake: vi.fn(async () => {}), keeper: noKeeper },
    pages: stillPages(),
    links: { menu: vi.fn(async () => {}) },
    addressBar,
    answers,
  }));
  let opened: ReturnType<DeferredDoor['open']> | null = null;
  return {
    open: vi.fn(() => {
      opened = open();
      return opened;
    }),
    ifOpen: () => opened,
  } satisfies DeferredDoor;
}

/** No page shows anything of ours. */
export function stillPages() {
  return {
    arrange: vi.fn(async () => {}),
    placeOf: vi.fn<PageWork['placeOf']>(async () => null),
    placeOfPicked: vi.fn<PageWork['placeOfPicked']>(async () => null),
    menu: vi.fn(async () => {}),
  } satisfies PageWork;
}

/** Nobody knows anything. */
export function silence(): ScreenAnswers {
  const none = async () => ({ ok: false, sentence: 'None.' }) as const;
  return {
    'statblock.template': none,
    'statblock.add': none,
    'secret.change': none,
    'secret.groups': none,
    'world.read': none,
    'world.change': none,
    'user.profile': none,
    'manuscript.text': none,
    'manuscript.stop': none,
    'backup.read': none,
    'backup.secret': none,
    'history.change': none,
    'history.append': none,
    'history.many': none,
    'history.stopMany': none,
    'history.undo': none,
    'history.undoMany': none,
    'history.restore': none,
    'history.forget': none,
    'page.look': none,
    'page.act': none,
    'page.ofTab': none,
    'page.card': none,
    'page.list': none,
    'page.flags': none,
    'page.isOwn': none,
    'page.complete': none,
    'page.show': none,
  };
}

const nowhere: AddressBar = {
  suggest: async () => ({ first: '', rows: [] }),
  enter: async () => '',
};

export const noVault: Pick<Vault, 'hasPassphrase' | 'sealText' | 'openText'> = {
  hasPassphrase: async () => false,
  sealText: () => Promise.reject(new Error('no passphrase')),
  openText: async () => null,
};
