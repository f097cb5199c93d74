import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as earlier from '../../../lib/service/aragorn/schemas.ts';
import * as current from '../../../lib/service/boromir/schemas.ts';
import { ServiceError, type ServiceVersion } from '../../../lib/service/index.ts';
import { toTags } from '../../../lib/service/schema/fields.ts';
import { anyAnswer, anyJson } from './anyjson.ts';
import { fakeNetwork, fakeService, json } from './fake-service.ts';

const { withSnakeCase, ...earlierSchemas } = earlier;
const schemas = Object.entries({ ...current, ...earlierSchemas });

describe('any JSON value', () => {
  it.each(schemas)('parsed by %s is an error or has an id, and keeps unknown keys', (_, schema) => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyJson,
          anyAnswer.map((held) => ({ id: 'known', ...held })),
        ),
        (wire) => {
          const parsed = schema.safeParse(wire);
          if (!parsed.success) return;
          expect(parsed.data.id).toMatch(/\S/);
          if (typeof wire === 'object' && wire !== null && 'unheardOf' in wire)
            expect(parsed.data.unheardOf).toEqual(wire.unheardOf);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each(['current', 'earlier'] as const)(
    'through every read of version %s: a failure or the promised format',
    async (version) => {
      await fc.assert(
        fc.asyncProperty(anyAnswer, async (wire) => {
          const service = fakeService(fakeNetwork(() => json(wire)).fetch, version);
          const reads = await Promise.allSettled([
            service.identity(),
            service.user(),
            service.worlds(),
            service.world('known'),
            service.categories('w', 0),
            service.articles('w', { offset: 0 }),
          ]);
          for (const read of reads)
            if (read.status === 'rejected') expect(read.reason).toBeInstanceOf(ServiceError);
        }),
        { numRuns: 100 },
      );
    },
  );

  it.each(['current', 'earlier'] as const)(
    'as an article of version %s has the promised types',
    async (version) => {
      await fc.assert(
        fc.asyncProperty(anyAnswer, async (held) => {
          const wire = { ...held, id: 'known', success: true };
          const article = await fakeService(fakeNetwork(() => json(wire)).fetch, version).article('known');
          expect(article).toMatchObject({
            id: 'known',
            worldId: expect.any(String),
            title: expect.any(String),
            template: expect.any(String),
            content: expect.any(String),
            isDraft: expect.any(Boolean),
            isWip: expect.any(Boolean),
            isAdultContent: expect.any(Boolean),
            tags: expect.any(Array),
            raw: wire,
          });
          expect([null, 'public', 'private']).toContain(article.state);
          for (const tag of article.tags) expect(tag).toMatch(/\S/);
          for (const text of Object.values(article.text)) expect(typeof text).toBe('string');
          for (const date of [article.createdAt, article.updatedAt])
            expect(date === null || Number.isFinite(date)).toBe(true);
        }),
        { numRuns: 100 },
      );
    },
  );
});

describe('lists', () => {
  const bad = [null, 7, 'x', [], {}, { id: null }, { id: {} }, { title: 'no id' }, { id: '-1' }];
  const cases: [ServiceVersion, string][] = [
    ['current', 'entities'],
    ['earlier', 'articles'],
  ];

  it.each(cases)('keep valid entries next to invalid ones: %s', async (version, key) => {
    const entries = [{ id: 1, title: 'One' }, ...bad, { id: 'two', title: null }];
    const service = fakeService(fakeNetwork(() => json({ success: true, [key]: entries })).fetch, version);
    const page = await service.articles('w', { offset: 50 });
    expect(page.items.map(({ id, title, worldId }) => [id, title, worldId])).toEqual([
      ['1', 'One', 'w'],
      ['two', '', 'w'],
    ]);
    expect(page).toMatchObject({ offset: 50, last: true, skipped: bad.length });
  });

  it.each(cases)("end at a page that isn't full, counting invalid entries: %s", async (version, key) => {
    const size = fakeService(() => Promise.reject(new TypeError()), version).capabilities.articlePage;
    const full = Array.from({ length: size }, (_, i) => (i ? { id: i } : null));
    for (const [entries, last] of [
      [full, false],
      [full.slice(1), true],
      [[], true],
    ] as const) {
      const service = fakeService(fakeNetwork(() => json({ [key]: entries })).fetch, version);
      expect((await service.articles('w', { offset: 0 })).last).toBe(last);
    }
  });
});

describe('tags', () => {
  it.each([
    ['one, two ,,one', ['one', 'two']],
    [
      ['one', ' two ', null, 3],
      ['one', 'two', '3'],
    ],
    [{ 0: 'one', 5: { title: 'two' } }, ['one', 'two']],
    [null, []],
    [7, []],
  ])('%j are parsed to %j', (wire, tags) => {
    expect(toTags(wire)).toEqual(tags);
  });
});

describe('a camelCase key in aragorn', () => {
  it('is read under its snake_case name, which takes precedence', () => {
    expect(withSnakeCase({ isDraft: true, is_wip: false, isWip: true })).toEqual({
      isDraft: true,
      is_draft: true,
      is_wip: false,
      isWip: true,
    });
  });
});
