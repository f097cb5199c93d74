import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOROMIR_ONLY, TEMPLATE_CODES, TEMPLATES } from '../../../lib/model/index.ts';
import { callsOf } from '../../../lib/service/describe-method.ts';
import type { ServiceVersion } from '../../../lib/service/index.ts';
import { serviceTable } from '../../../scripts/service-table.ts';
import { failureOf, fakeNetwork, fakeService, json } from './fake-service.ts';

const versions: ServiceVersion[] = ['current', 'earlier'];
const silent = (version: ServiceVersion) => {
  const network = fakeNetwork(() => json({}));
  return { network, service: fakeService(network.fetch, version) };
};

describe('docs/service.md', () => {
  it('matches the adapters (run node scripts/service-table.ts to update it)', () => {
    const page = readFileSync(new URL('../../../docs/service.md', import.meta.url), 'utf8');
    expect(page).toBe(serviceTable());
  });
});

describe('the port', () => {
  it('has the same methods in both versions, and each lists its API calls', () => {
    const [current, earlier] = versions.map((version) => silent(version).service);
    expect(Object.keys(current ?? {}).sort()).toEqual(Object.keys(earlier ?? {}).sort());
    for (const service of [current, earlier])
      for (const [name, method] of Object.entries(service ?? {}))
        if (typeof method === 'function') expect(callsOf(method), name).not.toBeNull();
  });

  it.each(versions)(
    'lists what version %s lacks, and rejects it without sending anything',
    async (version) => {
      const { network, service } = silent(version);
      const silentOnes = Object.entries(service).filter(([, method]) => callsOf(method)?.length === 0);
      expect([...service.capabilities.missing].sort()).toEqual(silentOnes.map(([name]) => name).sort());
      expect(silentOnes.length).toBeGreaterThan(0);
      if (version === 'earlier') {
        expect(await failureOf(service.createSecret({ worldId: 'w', title: 't' }))).toMatchObject({
          sent: false,
          failure: { kind: 'unsupported' },
        });
        expect((await failureOf(service.everyNote('s').next())).failure.kind).toBe('unsupported');
      } else {
        expect((await failureOf(service.manuscriptExport('v'))).failure.kind).toBe('unsupported');
      }
      expect(network.seen).toHaveLength(0);
    },
  );
});

describe('templates', () => {
  it('have a label for every code', () => {
    expect(TEMPLATES.map(({ code }) => code)).toEqual(TEMPLATE_CODES);
    expect(TEMPLATES.filter(({ support }) => support === 'current').map(({ code }) => code)).toEqual([
      ...BOROMIR_ONLY,
    ]);
  });
});
