import { describe, expect, it } from 'vitest';
import type { Delivery, Draft } from '../../../lib/outbox/draft.ts';
import type { OutboxStore } from '../../../lib/outbox/store/store.ts';
import { type Service, ServiceError } from '../../../lib/service/index.ts';
import { articleOf } from './articles.ts';
import { lacking } from './model/explore.ts';
import { LATE, RESENT } from './model/plan.ts';
import { WORLD } from './model/platform.ts';
import type { Variant } from './model/worker.ts';

// Each rule of the sender is removed in turn. If the model didn't notice, it would prove nothing.

/** Changes every draft that the sender stores. */
const rewriting =
  (rewrite: (delivery: Delivery) => Delivery) =>
  (store: OutboxStore): OutboxStore => ({
    ...store,
    change: (id, edit, durability) =>
      store.change(
        id,
        (draft: Draft) => {
          const next = edit(draft);
          return next && { ...next, delivery: rewrite(next.delivery) };
        },
        durability,
      ),
  });

const serving =
  (change: (service: Service) => Partial<Service>) =>
  (service: Service): Service => ({ ...service, ...change(service) });

const asSent = (delivery: Delivery): Delivery =>
  delivery.state === 'unknown' || delivery.state === 'created'
    ? { state: 'verified', articleId: '', url: null, at: 0, nextAt: null, progress: delivery.progress }
    : delivery;

const asNew = (delivery: Delivery): Delivery =>
  delivery.state === 'unknown' && !delivery.progress.hint
    ? {
        state: 'queued',
        notBefore: delivery.nextAt,
        undoUntil: null,
        progress: { ...delivery.progress, attempt: 0, firstSentAt: null },
      }
    : delivery;

const unchecked = (delivery: Delivery): Delivery =>
  delivery.state === 'created' ? { ...delivery, state: 'verified', nextAt: null } : delivery;

const unwatched = (delivery: Delivery): Delivery =>
  delivery.state === 'verified' || delivery.state === 'attention' ? { ...delivery, nextAt: null } : delivery;

const credulous = serving((service) => ({
  article: (id, options) =>
    service.article(id, options).catch((cause: unknown) => {
      if (cause instanceof ServiceError && cause.failure.kind === 'notUnderstood')
        return articleOf({ id, worldId: WORLD });
      throw cause;
    }),
}));

const firstPageOnly = serving((service) => ({
  articles: async (world, query, options) => ({
    ...(await service.articles(world, query, options)),
    last: true,
  }),
}));

const noSettling = { settleMs: 0, sweepsMs: [3_000] };

describe('a sender without', { timeout: 300_000 }, () => {
  it.each<[string, Parameters<typeof lacking>[1], Parameters<typeof lacking>[2], Variant, string]>([
    ['A any check: sent once and believed', [], {}, { store: rewriting(asSent) }, 'lost'],
    [
      'B looking before it sends again',
      [],
      { workers: 1, proved: true, scrapbook: 'kept' },
      { store: rewriting(asNew) },
      'silent',
    ],
    [
      'C settling time and a look after success',
      [],
      {},
      { timing: noSettling, store: rewriting(unchecked) },
      'silent',
    ],
    [
      'D a look after success, where the browser sends twice',
      RESENT,
      { scrapbook: 'kept' },
      { store: rewriting(unchecked) },
      'silent',
    ],
    ['E settling time', [], {}, { timing: noSettling }, 'silent'],
    [
      'F a late watch, where the platform is hours late',
      LATE,
      { scrapbook: 'kept' },
      { store: rewriting(unwatched) },
      'silent',
    ],
    [
      'G doubt about answers that it cannot read',
      [],
      { readFaults: 0.3, proved: true, scrapbook: 'kept' },
      { service: credulous },
      'silent',
    ],
    [
      'H the pages after the first',
      [],
      { order: 'creation', standing: 30 },
      { service: firstPageOnly },
      'silent',
    ],
    [
      'I proof that markers come back',
      [],
      { scrapbook: 'dropped' },
      {
        store: (store) => ({
          ...store,
          markerSupport: async (worldId) => ({ worldId, field: 'scrapbook', proved: true, at: 0 }),
        }),
      },
      'silent',
    ],
  ])('%s is found out', async (name, own, change, variant, how) => {
    const total = await lacking(name, own, change, variant, 100);
    const harm = { lost: total.lost, silent: total.silent + total.reported };
    expect(how === 'lost' ? harm.lost : harm.silent).toBeGreaterThan(0);
  });
});
