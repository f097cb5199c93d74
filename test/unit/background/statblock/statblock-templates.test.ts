import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type CallService, createCallService } from '../../../../lib/background/core/call-service.ts';
import {
  forgetTemplates,
  readTemplate,
  statblockNumber,
} from '../../../../lib/background/statblock/statblock-templates.ts';
import type { FullService } from '../../../../lib/service/index.ts';
import { furnish } from '../browser.ts';

/** A service with only these methods. */
const only = (methods: object) => methods as FullService;
const calling = (service: FullService): CallService =>
  createCallService({ service: async () => service, markRefused: async () => {} });

beforeEach(async () => {
  furnish();
  await fakeBrowser.storage.local.clear();
});

describe('a statblock’s number', () => {
  it.each([
    ['42', '42'],
    [' #42 ', '42'],
    ['https://www.worldanvil.com/block/1234567', '1234567'],
    ['https://www.worldanvil.com/sheet/42/view?x=1', '42'],
    ['[statblock:42]', '42'],
    ['[block:42|small]', '42'],
    ['https://www.worldanvil.com/world/statblock/42/edit', '42'],
  ])('is found in %s', (typed, id) => expect(statblockNumber(typed)).toBe(id));

  it.each(['', 'dragon', '0', '-4', '4.5', 'https://x.example/block/abc', '/block/12a'])(
    'is not made up from %j',
    (typed) => expect(statblockNumber(typed)).toBeNull(),
  );
});

describe('a template', () => {
  const template = { id: 21, title: 'Creature', fields: [], raw: { big: 1 } };
  const read = vi.fn(async () => template);
  const call = calling(only({ statblockTemplate: read }));
  beforeEach(() => read.mockClear());

  it('is fetched once a day for its world, and available while World Anvil isn’t', async () => {
    expect(await readTemplate('w', 21, call)).toMatchObject({
      ok: true,
      value: { title: 'Creature', raw: {} },
    });
    await readTemplate('w', 21, call);
    expect(read).toHaveBeenCalledTimes(1);
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000 });
    read.mockRejectedValueOnce(new Error('away'));
    expect(await readTemplate('w', 21, call)).toMatchObject({ ok: true, value: { title: 'Creature' } });
    expect(read).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    read.mockResolvedValueOnce({ ...template, title: 'Other' });
    expect(await readTemplate('other world', 21, call)).toMatchObject({ value: { title: 'Other' } });
    expect(await readTemplate('w', 21, call)).toMatchObject({ value: { title: 'Creature' } });
    expect(read).toHaveBeenCalledTimes(3);
    await forgetTemplates();
    await readTemplate('w', 21, call);
    expect(read).toHaveBeenCalledTimes(4);
  });
});
