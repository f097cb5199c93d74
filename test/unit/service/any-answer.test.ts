import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FullService, ServiceError } from '../../../lib/service/index.ts';
import { anyAnswer } from './anyjson.ts';
import { fakeNetwork, fakeService, json } from './fake-service.ts';

type Reading = [string, (service: FullService) => Promise<unknown>];

const NUMBER = 7;

/** Methods that read one resource and keep the unparsed response. */
const entities: Reading[] = [
  ['category', (service) => service.category('7')],
  ['secret', (service) => service.secret('7')],
  ['subscriberGroup', (service) => service.subscriberGroup('7')],
  ['statblock', (service) => service.statblock(NUMBER)],
  ['statblockFolder', (service) => service.statblockFolder(NUMBER)],
  ['statblockTemplate', (service) => service.statblockTemplate(NUMBER)],
  ['image', (service) => service.image(NUMBER)],
  ['manuscript', (service) => service.manuscript('7')],
  ['manuscriptPart', (service) => service.manuscriptPart('7')],
  ['manuscriptBeat', (service) => service.manuscriptBeat('7')],
  ['notebook', (service) => service.notebook('7')],
  ['noteSection', (service) => service.noteSection('7')],
  ['note', (service) => service.note('7')],
  ['timeline', (service) => service.timeline('7')],
  ['history', (service) => service.history('7')],
  ['map', (service) => service.map('7')],
  ['mapMarker', (service) => service.mapMarker('7')],
  ['variableCollection', (service) => service.variableCollection('7')],
  ['variable', (service) => service.variable('7')],
  ['fullArticle', (service) => service.fullArticle('7')],
  ['fullArticle, empty too', (service) => service.fullArticle('7', { includeEmpty: true, ancestry: true })],
];

const others: Reading[] = [
  ['userProfile', (service) => service.userProfile('7')],
  ['userWorlds', (service) => service.userWorlds('7')],
  ['userManuscripts', (service) => service.userManuscripts('7')],
  ['userImages', (service) => service.userImages('7')],
  ['manuscriptVersion', (service) => service.manuscriptVersion('7')],
  ['manuscriptVersions', (service) => service.manuscriptVersions('7', 0)],
  ['manuscriptExport', (service) => service.manuscriptExport('7')],
  ['rpgSystem', (service) => service.rpgSystem(NUMBER)],
  ['rpgSystems', (service) => service.rpgSystems(0)],
  ['secrets', (service) => service.secrets('7', 0)],
  ['statblocks', (service) => service.statblocks('7', 0)],
  ['images', (service) => service.images('7', 0)],
  ['render', (service) => service.render({ worldId: '7', text: 'x' })],
];

const FLAG = /^(is[A-Z]|membership$|last$)/;

/** Checks a value against what the model promises for its key. Throws if it doesn't match. */
function promised(value: unknown, key: string): void {
  if (key === 'raw') return;
  expect(value, key).not.toBeUndefined();
  if (typeof value === 'number') expect(Number.isFinite(value), key).toBe(true);
  if (key === 'id' && typeof value === 'string') expect(value).not.toBe('-1');
  if (key.endsWith('At')) expect(value === null || typeof value === 'number', key).toBe(true);
  if (FLAG.test(key)) expect(value === null || typeof value === 'boolean', key).toBe(true);
  if (['title', 'content', 'fullContent', 'description', 'meta', 'legend'].includes(key))
    expect(typeof value, key).toBe('string');
  if (['tags', 'groups', 'items', 'sections', 'children', 'parts', 'fields', 'versions'].includes(key))
    expect(Array.isArray(value), key).toBe(true);
  if (Array.isArray(value)) for (const entry of value) promised(entry, '');
  else if (typeof value === 'object' && value !== null && key !== 'data' && key !== 'text')
    for (const [name, held] of Object.entries(value)) promised(held, name);
}

async function outcome(read: Reading[1], service: FullService): Promise<unknown> {
  try {
    return await read(service);
  } catch (error) {
    expect(error).toBeInstanceOf(ServiceError);
    return null;
  }
}

describe.each(['current', 'earlier'] as const)('any response at all, with version %s', (version) => {
  const answering = (wire: unknown) => fakeService(fakeNetwork(() => json(wire)).fetch, version);

  it.each(entities)(
    'read as %s is a failure, or has the promised format and keeps all keys',
    async (_, read) => {
      await fc.assert(
        fc.asyncProperty(anyAnswer, fc.boolean(), async (held, sound) => {
          const wire = sound ? { ...held, id: 7, success: true } : held;
          const resource = await outcome(read, answering(wire));
          promised(resource, '');
          if (resource !== null) expect(resource).toHaveProperty('raw', wire);
        }),
        { numRuns: 40 },
      );
    },
  );

  it.each(others)('read as %s is a failure or has the promised format', async (_, read) => {
    await fc.assert(
      fc.asyncProperty(anyAnswer, async (held) => {
        promised(await outcome(read, answering({ ...held, success: true })), '');
      }),
      { numRuns: 40 },
    );
  });
});

describe('a manuscript export', () => {
  const nested = (levels: number) => {
    let parts: Record<string, unknown> = {};
    for (let at = 0; at < levels; at++)
      parts = { [`p${at}`]: { id: `p${at}`, type: 'folder', children: parts } };
    return { manuscript: { id: 'm' }, version: { id: 'v' }, parts };
  };
  const read = (levels: number) =>
    fakeService(fakeNetwork(() => json(nested(levels))).fetch, 'earlier').manuscriptExport('v');

  it('is parsed to the maximum depth of a manuscript', async () => {
    expect((await read(40)).parts[0]?.children[0]?.children[0]?.id).toBe('p37');
  });

  it('is rejected if it is nested too deeply', async () => {
    await expect(read(1000)).rejects.toMatchObject({ failure: { kind: 'notUnderstood' } });
  });
});
