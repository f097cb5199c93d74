import { expect, it } from 'vitest';
import { findAll } from '../../../../lib/checks/finding.ts';
import { RULES } from '../../../../lib/checks/index.ts';
import { atOnce } from '../../../../lib/checks/steps.ts';
import { type Planned, worldOf } from '../planned-world.ts';
import { BATTLES, BONDS_TOLD, NAMESAKES, PARENTS } from './bonds.ts';

const OTHERS: Planned[] = [
  ...[...PARENTS, ...NAMESAKES].map((title, at) => ({
    ...{ id: `p${at}`, template: 'person', title, texts: { dob: '1150', dod: '1200' } },
  })),
  ...BATTLES.map((title, at) => ({
    ...{ id: `b${at}`, template: 'militaryConflict', title, texts: { startingDate: '1203' } },
  })),
];
const OWN: Readonly<Record<string, Pick<Planned, 'template' | 'texts'>>> = {
  child: { template: 'person', texts: { dob: '1310' } },
  fighter: { template: 'person', texts: { dob: '1100', dod: '1150' } },
  thing: { template: 'item', texts: { constructed: '1310' } },
};

it.each(BONDS_TOLD)('%s %s %s: %s', (sign, kind = '', title = '', content = '') => {
  const own = { id: 'own', title, content, ...OWN[kind] };
  const found = atOnce(findAll(worldOf([own, ...OTHERS]), RULES)).filter(({ rule }) => rule !== 'sameName');
  expect(found.map(({ rule }) => rule).length > 0).toBe(sign === '+');
});
