import { message } from '../../i18n/index.ts';
import { colorsIn } from '../facts/colors.ts';
import { valuesOf } from '../facts/related.ts';
import type { Rule } from '../rule.ts';

const EYES = /^(?:eyes?|eye colou?r|augen|augenfarbe|yeux|ojos|olhos|oczy|瞳|目の色|العيون|لون العينين)$/u;
const HAIR =
  /^(?:hair|hair colou?r|haare?|haarfarbe|cheveux|cabello|pelo|cabelos?|włosy|髪|髪の色|الشعر|لون الشعر)$/u;
const POPULATION =
  /^(?:population|inhabitants|einwohner|einwohnerzahl|bevölkerung|habitants|población|habitantes|população|ludność|liczba mieszkańców|人口|السكان|عدد السكان)$/u;

const ONE_NUMBER = /^[^\d]{0,20}(\d[\d,.'’\u00a0\u202f ]*)(?:\D{0,40})$/u;
/** Censuses differ. */
const CLOSE = 1.25;

const areDifferentColors = (a: string, b: string): boolean => {
  const [one, other] = [colorsIn(a), colorsIn(b)];
  return one.size > 0 && other.size > 0 && ![...one].some((color) => other.has(color));
};

function numberIn(text: string): number | null {
  const [, digits] = ONE_NUMBER.exec(text) ?? [];
  const number = Number((digits ?? '').replace(/\D/g, ''));
  return number > 0 ? number : null;
}

const areDifferentNumbers = (a: string, b: string): boolean => {
  const [one, other] = [numberIn(a), numberIn(b)];
  return one !== null && other !== null && Math.max(one, other) > Math.min(one, other) * CLOSE;
};

const FACTS = [
  { names: EYES, differ: areDifferentColors },
  { names: HAIR, differ: areDifferentColors },
  { names: POPULATION, differ: areDifferentNumbers },
] as const;

export const textAgainstField: Rule = {
  id: 'textAgainstField',
  severity: 'warning',
  name: message('checks.textAgainstFieldName'),
  about: message('checks.textAgainstFieldAbout'),
  concerns: ({ labeled, fields }) => labeled.length > 0 && fields.size > 0,
  *find(entry) {
    for (const { names, differ } of FACTS) {
      const values = valuesOf(entry, names);
      const [field] = values.filter(({ isField }) => isField);
      const other = values.find(({ isField, value }) => !isField && field && differ(field.value, value));
      if (field && other)
        yield {
          sentence: message('checks.textAgainstField', { title: entry.title }),
          here: other.place(),
          there: field.place(),
        };
    }
  },
};
