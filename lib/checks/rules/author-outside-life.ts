import { message } from '../../i18n/index.ts';
import { dateOf } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

const AUTHORS = /^(?:author|authors|writer|writers)$/;

export const authorOutsideLife: Rule = {
  id: 'authorOutsideLife',
  severity: 'error',
  name: message('checks.authorOutsideLifeName'),
  about: message('checks.authorOutsideLifeAbout'),
  *find(entry, world) {
    const writing = dateOf(entry, 'writing');
    if (!writing) return;
    for (const { field, id } of entry.relations) {
      const author = AUTHORS.test(field.toLowerCase()) ? world.article(id) : undefined;
      if (author?.template !== 'person') continue;
      const [birth, death] = [dateOf(author, 'birth'), dateOf(author, 'death')];
      const sentence = message('checks.authorOutsideLife', { title: entry.title, person: author.title });
      if (birth && world.isBefore(writing.date, birth.date))
        yield { sentence, here: writing.place, there: birth.place };
      else if (death && world.isBefore(death.date, writing.date))
        yield { sentence, here: writing.place, there: death.place };
    }
  },
};
