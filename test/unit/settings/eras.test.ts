import { expect, test } from 'vitest';
import { readValues, withValues } from '../../../lib/settings/portable.ts';
import { parseSettings } from '../../../lib/settings/schema.ts';

const era = {
  ...{ name: 'After the Fall', abbreviations: ['AF'], direction: 'forward' as const },
  ...{ zero: 0, lastYear: null },
};

test('each world has its eras; what isn’t one is dropped without affecting other worlds', () => {
  const stored = { eras: { w1: [era], w2: [{ ...era, zero: 1.5 }], w3: 'AF', w4: new Array(21).fill(era) } };
  const { settings, broken } = parseSettings(stored);
  expect(settings.eras).toEqual({ w1: [era] });
  expect(broken).toBe(true);
  expect(parseSettings({}).settings.eras).toEqual({});
});

test('they go to files and other browsers, world by world', () => {
  const { settings } = parseSettings({ eras: { w1: [era] } });
  const values = readValues(settings);
  expect(values.get('eras.w1')).toEqual([era]);
  expect(withValues(parseSettings({}).settings, values).eras).toEqual({ w1: [era] });
  expect(withValues(settings, new Map([['eras.w1', null]])).eras).toEqual({});
});
