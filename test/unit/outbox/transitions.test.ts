import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { TIMING } from '../../../lib/outbox/delivery/timing.ts';
import { type DeliveryEvent, transition } from '../../../lib/outbox/delivery/transitions.ts';
import { unknownMarkerSupport } from '../../../lib/outbox/store/store.ts';
import {
  outboxTable,
  type StateName,
  stateName,
  TRANSITIONS,
  transitionsFor,
} from '../../../scripts/outbox-table.ts';
import { draftOf, NOW, progressOf } from './drafts.ts';
import { explore } from './model/explore.ts';
import { LATE, plans, RESENT } from './model/plan.ts';

const { seen } = vi.hoisted(() => ({ seen: new Map<string, [StateName, DeliveryEvent['on'], StateName]>() }));
vi.mock('../../../lib/outbox/delivery/transitions.ts', async (load) => {
  const module = await load<typeof import('../../../lib/outbox/delivery/transitions.ts')>();
  const transition: typeof module.transition = (draft, event, facts) => {
    const next = module.transition(draft, event, facts);
    if (next) {
      const step: [StateName, DeliveryEvent['on'], StateName] = [
        stateName(draft.delivery),
        event.on,
        stateName(next.delivery),
      ];
      seen.set(step.join(' · '), step);
    }
    return next;
  };
  return { ...module, transition };
});

const FACTS = {
  now: NOW,
  ordered: true,
  byCategory: true,
  markerSupport: unknownMarkerSupport('w1'),
  busyTargets: new Set<string>(),
  timing: TIMING,
};

test('the sender makes only the transitions in the table', { timeout: 600_000 }, async () => {
  for (const [name, faults] of [
    ['S', []],
    ['R', RESENT],
    ['L', LATE],
  ] as const)
    await explore(name, plans(faults), 400, () => {});
  const unknown = [...seen].filter(([, [from, on, to]]) => transitionsFor(from, on, to).length === 0);
  expect(unknown.map(([name]) => name)).toEqual([]);
  // The model deletes no articles.
  const delivery = { state: 'created' as const, articleId: 'a1', url: null, at: 0, nextAt: 0 };
  const added = draftOf({ delivery: { ...delivery, progress: progressOf() } });
  transition(added, { on: 'targetRead', article: null, section: 'Text', random: 0 }, FACTS);
  const used = new Set(
    [...seen.values()].flatMap(([from, on, to]) => transitionsFor(from, on, to).map(({ id }) => id)),
  );
  expect(TRANSITIONS.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});

test('docs/outbox-states.md matches the table (node scripts/outbox-table.ts writes it)', () => {
  expect(readFileSync('docs/outbox-states.md', 'utf8')).toBe(outboxTable());
});
