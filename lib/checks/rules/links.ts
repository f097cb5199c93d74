// Mentions and relations that lead to nothing or to the wrong entry.
import { message } from '../../i18n/index.ts';
import { TEMPLATE_CODES } from '../../model/index.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { foldName } from '../facts/fold-name.ts';
import { placeOf } from '../facts/place-of.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

/** Endings that inflection adds or changes, at the most. */
const ENDING = 3;

function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared >= 3 && a.length - shared <= ENDING && b.length - shared <= ENDING;
}

/** Whether a label may be a name, shortened or inflected: they share a word that isn't very short. */
function isPartOfName(label: string, name: string): boolean {
  const [a, b] = [foldName(label), foldName(name)];
  if (a === b) return true;
  const words = b.split(' ').filter((word) => word.length > 2);
  return a.split(' ').some((word) => word.length > 2 && words.some((other) => isSameWord(word, other)));
}

/** Templates whose titles are names. Others are words that describe: “the Captain” may lead to a person. */
const PROPER: ReadonlySet<string> = new Set(['person', 'settlement', 'landmark', 'location', 'organization']);
/** A small letter first: a word, not a name. */
const SMALL = /^\p{Ll}/u;

/** An article that is called exactly so, if the target can't be. */
function anotherCalled(world: WorldFacts, label: string, target: EntryFacts): EntryFacts | null {
  if (SMALL.test(label)) return null;
  const called = world
    .called(label)
    .filter(({ title, aliases }) => title === label || aliases.includes(label));
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

const LAST_PART = /\/([^/?#]+)\/?(?:[?#].*)?$/;

/** The end of an article's address as World Anvil makes it, in nearly all cases. */
const usualEnd = (title: string, template: string): string =>
  `/${title.toLowerCase().replaceAll(' ', '-')}-${template.toLowerCase()}`;

/** The title in an article's address, which World Anvil makes when the article is created. */
function titleInAddress({ url, template, title }: EntryFacts): string | null {
  if (url === null || template === null || url.endsWith(usualEnd(title, template))) return null;
  const [, slug] = LAST_PART.exec(url) ?? [];
  const ending = `-${template.toLowerCase()}`;
  if (!slug?.endsWith(ending)) return null;
  return foldName(slug.slice(0, -ending.length));
}

const known = new WeakMap<EntryFacts, readonly string[]>();

/** The titles that an article had before, as far as that is known. */
function formerNames(article: EntryFacts): readonly string[] {
  const before = known.get(article);
  if (before) return before;
  const address = titleInAddress(article);
  const current = foldName(article.title);
  const names = [...(address === null ? [] : [address]), ...article.formerTitles.map(foldName)].filter(
    (name) => name !== '' && name !== current,
  );
  known.set(article, names);
  return names;
}

/** Whether an article had this title before, and has nothing like it now. */
function wasCalled(article: EntryFacts, label: string): boolean {
  const former = formerNames(article);
  if (former.length === 0 || !former.includes(foldName(label))) return false;
  return ![article.title, ...article.aliases].some((name) => isPartOfName(label, name));
}

export const renamedMention: Rule = {
  id: 'renamedMention',
  severity: 'note',
  name: message('checks.renamedMentionName'),
  about: message('checks.renamedMentionAbout'),
  concerns: ({ mentions }) => mentions.length > 0,
  *find(entry, world) {
    for (const { mention, target: article } of world.leads(entry).relabeled) {
      const { label, field, range } = mention;
      if (article !== entry && wasCalled(article, label))
        yield {
          sentence: message('checks.renamedMention', { label, title: article.title }),
          here: placeOf(entry, field, label, range),
          there: placeOf(article, 'title', article.title),
        };
    }
  },
};

/** Prefixes of mentions whose targets a copy holds. */
const HELD: ReadonlySet<string> = new Set([...TEMPLATE_CODES.map((code) => code.toLowerCase()), 'category']);

export const linkToMissing: Rule = {
  id: 'linkToMissing',
  severity: 'warning',
  name: message('checks.linkToMissingName'),
  about: message('checks.linkToMissingAbout'),
  // What isn't here may just not have been read.
  concerns: (_, { isComplete }) => isComplete,
  *find(entry, world) {
    const missing = new Set<string>();
    for (const { label, template, id, field, range } of world.leads(entry).nowhere) {
      if (!HELD.has(template) || missing.has(id) || !world.isMissing(id)) continue;
      missing.add(id);
      yield {
        sentence: message('checks.linkToMissing', { title: entry.title, label }),
        here: placeOf(entry, field, label, range),
      };
    }
    for (const { id, isArticle, title, field } of entry.relations) {
      if (!isArticle || missing.has(id) || !world.isMissing(id)) continue;
      missing.add(id);
      yield {
        sentence: message('checks.linkToMissing', { title: entry.title, label: title }),
        here: placeOf(entry, field, title),
      };
    }
  },
};
