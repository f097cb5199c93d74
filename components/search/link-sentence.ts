import { t } from '../../lib/i18n/index.ts';
import {
  isLinkFilter,
  type LinkTest,
  linkRange,
  type Query,
  type Searcher,
} from '../../lib/library/index.ts';

/**
 * Why filters by links leave nothing: what was typed isn't a number or a title, or there are no such links. Null if they
 * aren't the reason.
 */
export function linkSentence(
  searcher: Searcher,
  { parts }: Query,
  links: LinkTest | undefined,
): string | null {
  const filters = parts.filter(isLinkFilter);
  for (const { by, value } of filters)
    if (by === 'links' && linkRange(value) === null) return t('searchLinks.notANumber', { value });
  for (const { by, value } of filters)
    if (by !== 'links' && !isTitle(searcher, value)) return t('searchLinks.unknownTitle', { title: value });
  const [only, ...others] = filters;
  if (!only || only.isNegated || only.by === 'links' || others.length > 0) return null;
  if (searcher.search({ parts: [only] }, { limit: 1, links }).hits.length > 0) return null;
  return t(only.by === 'to' ? 'searchLinks.nothingTo' : 'searchLinks.nothingFrom', { title: only.value });
}

/** The least score of an entry that is called so: others are a typo apart. */
const SAME = 0.5;

const isTitle = (searcher: Searcher, title: string): boolean =>
  searcher.byTitle(title, 1).some(({ score }) => score >= SAME);
