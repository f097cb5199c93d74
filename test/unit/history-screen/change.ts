import type { Change } from '../../../lib/history/index.ts';

const START = new Date(2031, 2, 14, 9, 0).getTime();
let made = 0;

/** A finished change; each one is later than the one before. */
export function change(part: Partial<Change> = {}): Change {
  made += 1;
  return {
    id: `c${String(made).padStart(6, '0')}`,
    ref: { worldId: 'w1', kind: 'article', id: 'saltmere' },
    batch: null,
    title: 'Saltmere',
    at: START + made * 1_000,
    cause: 'flags',
    before: { isDraft: false },
    after: { isDraft: true },
    upstreamAt: null,
    hasWhole: false,
    state: 'done',
    sentence: null,
    found: null,
    lookAt: null,
    undoes: null,
    undoneBy: null,
    ...part,
  };
}
