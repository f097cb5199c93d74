import { message } from '../../i18n/index.ts';
import { isBefore } from '../facts/date-order.ts';
import { eventOf } from '../facts/events.ts';
import { WARS } from '../facts/kin-words.ts';
import { relatedBy } from '../facts/related.ts';
import type { Rule } from '../rule.ts';

export const battleOutsideWar: Rule = {
  id: 'battleOutsideWar',
  severity: 'warning',
  name: message('checks.battleOutsideWarName'),
  about: message('checks.battleOutsideWarAbout'),
  concerns: ({ template, dates }) => template === 'militaryConflict' && dates.length > 0,
  *find(entry, world) {
    const battle = eventOf(world, entry);
    if (!battle) return;
    const above = world.article(entry.parentId);
    const wars = new Set([
      ...relatedBy(world, entry, WARS).map(({ other }) => other),
      ...(above ? [above] : []),
    ]);
    for (const war of wars) {
      const event = war.template === 'militaryConflict' ? eventOf(world, war) : null;
      // A war without an end goes on.
      if (!event || event.end === event.start || war === entry) continue;
      const sentence = message('checks.battleOutsideWar', { title: entry.title, war: war.title });
      if (isBefore(world, battle.end.date, event.start.date))
        yield { sentence, here: battle.end.place, there: event.start.place };
      else if (isBefore(world, event.end.date, battle.start.date))
        yield { sentence, here: battle.start.place, there: event.end.place };
    }
  },
};
