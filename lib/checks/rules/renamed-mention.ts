import { message } from '../../i18n/index.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { foldName } from '../facts/fold-name.ts';
import { isPartOfName } from '../facts/part-of-name.ts';
import { placeOf } from '../facts/place-of.ts';
import type { Rule } from '../rule.ts';

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
