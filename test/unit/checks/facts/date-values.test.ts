import { expect, it } from 'vitest';
import { RULES } from '../../../../lib/checks/index.ts';
import { list } from '../../../bench/checks/told-sentences.ts';
import { foundBy } from '../planned-world.ts';

// Values of date fields that say more than a date. Sign, template, fields: they contradict each other (+), or not (-).
const VALUES = list(`
  +|organization|foundingDate=founded in 1203|dissolutionDate=1150
  +|organization|foundingDate=established in the year 1203 AE|dissolutionDate=dissolved in 1150 AE
  +|organization|foundingDate=gegründet im Jahr 1203|dissolutionDate=1150 aufgelöst
  +|organization|foundingDate=fondée en 1203|dissolutionDate=1150
  +|organization|foundingDate=fundada en el año 1203|dissolutionDate=1150
  +|organization|foundingDate=fondata nel 1203|dissolutionDate=sciolta nel 1150
  +|organization|foundingDate=założona w 1203 roku|dissolutionDate=1150
  +|organization|foundingDate=1203年に設立|dissolutionDate=1150
  +|organization|foundingDate=تأسست عام 1203|dissolutionDate=1150
  +|landmark|constructed=built c. 1203|ruined=razed in 1150
  +|person|dob=born in 1203|dod=killed at the Red Ford in 1150
  +|person|dob=c. 1203 (disputed)|dod=1050
  +|person|dob=277 AC (disputed)|dod=150 AC
  +|person|dob=in 231, or 246, AC|dod=220 AC
  +|person|dob=231, 240, or 246 AC|dod=220 AC
  -|organization|foundingDate=founded in 1103|dissolutionDate=dissolved in 1150
  -|organization|foundingDate=perhaps founded in 1203|dissolutionDate=1150
  -|organization|foundingDate=not founded in 1203|dissolutionDate=1150
  -|organization|foundingDate=refounded in 1203|dissolutionDate=1150
  -|organization|foundingDate=founded after its lord, born in 1203, died|dissolutionDate=1150
  -|person|dob=c. 1203 (disputed)|dod=1150
  -|person|dob=in 231, or 246, AC|dod=240 AC
  -|person|dob=231, 240, or 246 AC|dod=240 AC
  -|person|dob=231, or 246, at the mill|dod=220 AC
`).map((line) => line.split('|'));

it.each(VALUES)('%s %s: %s, %s', (sign, template = '', ...fields) => {
  const texts = Object.fromEntries(fields.map((field) => field.split('=')));
  const found = RULES.flatMap((rule) => foundBy(rule, [{ id: 'own', template, texts, content: 'x' }]));
  expect(found.length > 0).toBe(sign === '+');
});
