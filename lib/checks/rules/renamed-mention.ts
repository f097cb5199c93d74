import { message } from '../../i18n/index.ts';
import type { EntryFacts } from '../facts/entry-facts.ts';
import { foldName } from '../facts/fold-name.ts';
import { eachEntry, oncePerWorld } from '../facts/once-per-world.ts';
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

/** For each article, the titles that it had before, as far as that is known. */
const formerNames = oncePerWorld(function* (world) {
  const names = new Map<EntryFacts, readonly string[]>();
  yield* eachEntry(world, (article) => {
    const address = titleInAddress(article);
    const former = (world.formerTitles.get(article.ref.id.toLowerCase()) ?? []).map(foldName);
    if (address === null && former.length === 0) return;
    const current = foldName(article.title);
    const all = [...(address === null ? [] : [address]), ...former].filter(
      (name) => name !== '' && name !== current,
    );
    if (all.length > 0) names.set(article, all);
  });
  return names;
});

/** Whether an article that had these titles before has nothing like this one of them now. */
function wasCalled(article: EntryFacts, former: readonly string[], label: string): boolean {
  if (!former.includes(foldName(label))) return false;
  return ![article.title, ...article.aliases].some((name) => isPartOfName(label, name));
}

export const renamedMention: Rule = {
  id: 'renamedMention',
  severity: 'note',
  name: message('checks.renamedMentionName'),
  about: message('checks.renamedMentionAbout'),
  concerns: ({ mentions }) => mentions.length > 0,
  *find(entry, world) {
    const names = formerNames(world);
    if (names.size === 0) return;
    for (const { mention, target: article } of world.leads(entry).relabeled) {
      const { label, field, range } = mention;
      const former = names.get(article);
      if (former && article !== entry && wasCalled(article, former, label))
        yield {
          sentence: message('checks.renamedMention', { label, title: article.title }),
          here: placeOf(entry, field, label, range),
          there: placeOf(article, 'title', article.title),
        };
    }
  },
};
