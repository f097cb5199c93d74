import { type Delivery, type DeliveryProgress, type Draft, newDraft } from '../../../lib/outbox/index.ts';
import { DEFAULT_SETTINGS } from '../../../lib/settings/index.ts';
import type { Connection } from '../../../lib/stored-state/index.ts';
import { WORLDS } from './service.ts';

/** A connection in good order, with the first of two worlds chosen. */
export const connection: Connection = {
  ...{ state: 'connected', address: 'https://worlds.example', version: 'current', segment: '' },
  ...{ username: 'mira', worlds: WORLDS, worldId: 'w1', hasPassphrase: false, tokenExposed: false },
  ...{ templates: [] },
};

export const progress: DeliveryProgress = {
  ...{ accountId: 'u1', attempt: 0, firstSentAt: null, baseline: null, checked: [], found: [] },
  ...{ scanOffset: 0, trouble: null },
};

/** A draft of a new article for the first world. */
export function draftIn(id: string, delivery: Delivery): Draft {
  const settings = DEFAULT_SETTINGS;
  const draft = newDraft({ worldId: 'w1', template: 'item', clip: null, settings, now: 1, id });
  return { ...draft, text: { ...draft.text, title: `Draft ${id}` }, delivery };
}

export const queued = (id: string): Draft =>
  draftIn(id, { state: 'queued', notBefore: 0, undoUntil: null, progress: progress });
