import { expect, test } from 'vitest';
import { parseSettings } from '../../../lib/settings/schema.ts';

test('each world has its accent: a hue, or the cover’s; anything else is dropped without affecting the others', () => {
  const stored = { accents: { w1: 250, w2: 'cover', w3: 361, w4: '#fff', w5: null } };
  const { settings, broken } = parseSettings(stored);
  expect(settings.accents).toEqual({ w1: 250, w2: 'cover' });
  expect(broken).toBe(true);
  expect(parseSettings({}).settings.accents).toEqual({});
  expect(parseSettings({ accents: { w1: 0 } }).broken).toBe(false);
});
