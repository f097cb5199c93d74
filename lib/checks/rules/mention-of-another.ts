import { message } from '../../i18n/index.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { articlesByName } from '../facts/names.ts';
import { isPartOfName } from '../facts/part-of-name.ts';
import { placeOf } from '../facts/place-of.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

/** Templates whose titles are names. Others are words that describe: “the Captain” may lead to a person. */
const PROPER: ReadonlySet<string> = new Set(['person', 'settlement', 'landmark', 'location', 'organization']);
/** A small letter first: a word, not a name. */
const SMALL = /^\p{Ll}/u;

/** An article that is called exactly so, if the target can't be. */
function anotherCalled(world: WorldFacts, label: string, target: EntryFacts): EntryFacts | null {
  if (SMALL.test(label)) return null;
  const called = articlesByName(world, label);
  const [first, ...others] = called.filter(({ template }) => PROPER.has(template ?? ''));
  if (!first || first === target || others.includes(target)) return null;
  return [target.title, ...target.aliases].some((name) => isPartOfName(label, name)) ? null : first;
}

/** Names of a person that fields have: an epithet may be that of somebody else, too. */
const NAME_FIELDS = [
  'firstname',
  'middlename',
  'lastname',
  'maidenname',
  'nickname',
  'honorific',
  'titles',
] as const;
const isOwnName = (target: EntryFacts, label: string): boolean =>
  NAME_FIELDS.some((field) => isPartOfName(label, target.fields.get(field)?.value ?? ''));

export const mentionOfAnother: Rule = {
  id: 'mentionOfAnother',
  severity: 'warning',
  name: message('checks.mentionOfAnotherName'),
  about: message('checks.mentionOfAnotherAbout'),
  concerns: ({ mentions }) => mentions.length > 0,
  *find(entry, world) {
    for (const { mention, target } of world.leads(entry).relabeled) {
      const { label, field, range } = mention;
      const other = anotherCalled(world, label, target);
      if (other && target.isRead && !isOwnName(target, label))
        yield {
          sentence: message('checks.mentionOfAnother', { label, title: target.title }),
          here: placeOf(entry, field, label, range),
          there: placeOf(other, 'title', other.title),
        };
    }
  },
};
