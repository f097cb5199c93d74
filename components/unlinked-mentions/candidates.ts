import { formatDate, t } from '../../lib/i18n/index.ts';
import type { Hit, Searcher } from '../../lib/library/index.ts';
import { entryLabel } from '../search/index.ts';

/** An article that a name may mean. */
export interface Candidate {
  hit: Hit;
  /** What tells it from the others, in words. */
  about: string;
}

type Reader = Pick<Searcher, 'hit' | 'categoryPath' | 'excerpt'>;

const SEPARATOR = ' · ';
/** Characters of an excerpt. */
const EXCERPT = 80;

/** “Person · People › Smugglers”: what tells an article from others of its name. */
export function describeEntry(searcher: Pick<Searcher, 'categoryPath'>, hit: Hit): string {
  const path = hit.categoryId === null ? [] : searcher.categoryPath(hit.categoryId);
  const above = path.map(({ title }) => title).join(' › ');
  return above === '' ? entryLabel(hit) : entryLabel(hit) + SEPARATOR + above;
}

function excerptOf(searcher: Reader, { location }: Hit): string {
  const text = (searcher.excerpt(location) ?? '').replace(/\s+/g, ' ').trim();
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
}

/** What else may differ, the most telling first. Empty where an article has none. */
const MORE: readonly ((searcher: Reader, hit: Hit) => string)[] = [
  excerptOf,
  (_, { tags }) => tags.join(', '),
  (_, { updatedAt }) => (updatedAt === null ? '' : t('mentions.changedAt', { date: formatDate(updatedAt) })),
];

/** The articles at these locations, each with as many words as it takes to tell it from the others. */
export function describeCandidates(searcher: Reader, locations: readonly number[]): Candidate[] {
  let all = locations.flatMap((location): Candidate[] => {
    const hit = searcher.hit(location);
    return hit ? [{ hit, about: describeEntry(searcher, hit) }] : [];
  });
  for (const more of MORE) {
    const alike = (one: Candidate) =>
      all.filter(({ hit, about }) => hit.title === one.hit.title && about === one.about).length > 1;
    all = all.map((one) => {
      const words = alike(one) ? more(searcher, one.hit) : '';
      return words === '' ? one : { ...one, about: one.about + SEPARATOR + words };
    });
  }
  return all;
}
