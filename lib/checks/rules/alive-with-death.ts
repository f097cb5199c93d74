import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/date-of.ts';
import { valuesOf } from '../facts/related.ts';
import type { Rule } from '../rule.ts';

const STATUS = /^(?:currentstatus|status|state|condition|zustand|statut|état|estado|stan|状態|الحالة)$/u;
const ALIVE =
  /^(?:still )?(?:alive|living|lebt|lebend|lebendig|am leben|vivante?|en vie|viv[oa]|con vida|com vida|żyje|żyjąc[ya]|żyw[ya]|生存|存命|生存中|存命中|حي|حية|على قيد الحياة)(?: and well)?[.!]?$/iu;

export const aliveWithDeath: Rule = {
  id: 'aliveWithDeath',
  severity: 'warning',
  name: message('checks.aliveWithDeathName'),
  about: message('checks.aliveWithDeathAbout'),
  concerns: ({ template, dates }) => template === 'person' && dates.length > 0,
  *find(entry) {
    const death = dateOf(entry, 'death');
    const status = death && valuesOf(entry, STATUS).find(({ value }) => ALIVE.test(value));
    if (death && status)
      yield {
        sentence: message('checks.aliveWithDeath', { title: entry.title }),
        here: status.place(),
        there: death.place,
      };
  },
};
