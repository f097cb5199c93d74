import type { Connection } from '../../../lib/stored-state/index.ts';

export const WORLD = 'w1';

/** The connected owner of two worlds. */
export const TIDEWATER: Connection = {
  state: 'connected',
  address: 'https://platform.example',
  version: 'current',
  segment: 'boromir',
  username: 'iris',
  worlds: [
    { id: WORLD, title: 'Tidewater', slug: null, url: null, ownership: 'owner' },
    { id: 'w2', title: 'The Long Frost', slug: null, url: null, ownership: 'owner' },
  ],
  worldId: WORLD,
  hasPassphrase: false,
  tokenExposed: false,
  templates: ['article', 'person', 'landmark', 'settlement', 'organization', 'item'],
};
