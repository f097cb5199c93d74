import { expect, test } from 'vitest';
import { fieldLabel } from '../../../components/entry-view/index.ts';
import { readLanguages } from '../../../scripts/build/messages/index.ts';

test('fields of World Anvil have a label of ours; those of a world’s own template keep their title or name', () => {
  const label = (name: string, title = '') => fieldLabel({ name, title });
  expect(label('currentLocation')).toBe('Current location');
  expect(label('dissolutionDate')).toBe('Dissolved');
  expect(label('tideMark')).toBe('Tide mark');
  expect(label('eyes', 'Eye of the storm')).toBe('Eye of the storm');
});

test('labels of a fact table are in one language', () => {
  const names = [
    'fieldFirstName',
    'fieldEyes',
    'fieldEthnicity',
    'fieldCurrentLocation',
    'fieldCurrentStatus',
  ];
  const [english, ...others] = readLanguages();
  for (const { messages } of others)
    for (const name of names) expect(messages.article?.[name]).not.toBe(english?.messages.article?.[name]);
});
