import { addressArgument, escapeMarkup, safeAddress } from '../markup/index.ts';
import type { ClipSource } from './clip.ts';

/** The source block in platform markup, one paragraph: title and address, site, author, dates as days, licence. */
export function attribution(source: ClipSource): string {
  const address = safeAddress(source.canonicalUrl) ?? safeAddress(source.url);
  const title = escapeMarkup(source.title || address || 'Untitled page');
  const parts = [
    `Source: ${address ? `[url:${addressArgument(address)}]${title}[/url]` : title}`,
    source.site && escapeMarkup(source.site),
    source.author && `by ${escapeMarkup(source.author)}`,
    source.published && `published ${escapeMarkup(day(source.published))}`,
    `accessed ${day(source.accessed)}`,
    source.licence && `licence: ${licence(source.licence)}`,
  ];
  const line = parts.filter(Boolean).join(' · ');
  return address ? `${line}[br]${escapeMarkup(address)}` : line;
}

function licence(words: string): string {
  const address = safeAddress(words);
  return address ? `[url:${addressArgument(address)}]${escapeMarkup(address)}[/url]` : escapeMarkup(words);
}

function day(moment: number | string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return String(moment);
  return typeof moment === 'string' && /^\d{4}-\d\d-\d\d/.test(moment)
    ? moment.slice(0, 10)
    : date.toISOString().slice(0, 10);
}
