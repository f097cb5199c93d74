import { expect, it } from 'vitest';
import { capitalIsRuin } from '../../../../lib/checks/rules/places.ts';
import { saidBy } from '../planned-world.ts';

it('a capital that is a ruin is found, however the article says so', () => {
  expect(
    saidBy(capitalIsRuin, [
      { id: 'realm', template: 'organization', relations: { capital: 'city' } },
      { id: 'city', template: 'location', texts: { ruined: '320 AF' } },
      { id: 'march', template: 'organization', content: '--Capital::@[Fort](settlement:fort)--' },
      { id: 'fort', template: 'settlement', tags: ['ruins'] },
      { id: 'shire', template: 'organization', relations: { capital: 'port' } },
      { id: 'port', template: 'settlement', content: 'By the sea.\n[b]Status:[/b] Abandoned' },
    ]),
  ).toEqual([
    ['realm capital: city', 'city ruined: 320 AF'],
    ['march content: Capital: Fort', 'fort tags: ruins'],
    ['shire capital: port', 'port content: Status: Abandoned'],
  ]);
});

it('a realm that is gone too, and a capital that stands, are fine', () => {
  expect(
    saidBy(capitalIsRuin, [
      {
        id: 'a',
        template: 'organization',
        texts: { dissolutionDate: '320 AF' },
        relations: { capital: 'city' },
      },
      { id: 'city', template: 'location', texts: { ruined: '320 AF' } },
      { id: 'b', template: 'organization', relations: { capital: 'fort' } },
      { id: 'fort', template: 'settlement', tags: ['near the ruins'], texts: { ruined: '' } },
    ]),
  ).toEqual([]);
});
