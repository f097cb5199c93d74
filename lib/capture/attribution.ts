import { addressArgument, escapeMarkup, safeAddress } from '../markup/index.ts';
import type { ClipSource } from './clip.ts';

/** A name without what only addresses have, to compare it. */
const bareName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/(?::\d+)?\/?$/, '');

/** The names of a source, those that say the same as an earlier one left out: “localhost”, “localhost:8080”. */
export const distinctNames = (names: readonly (string | null | undefined)[]): string[] =>
  names
    .filter((name): name is string => Boolean(name))
    .filter((name, at, all) => all.findIndex((one) => bareName(one) === bareName(name)) === at);

/** Formats the source credit as World Anvil markup: title with link, site, author, dates (days only) and license. */
export function attribution(source: ClipSource): string {
  const address = safeAddress(source.canonicalUrl) ?? safeAddress(source.url);
  const title = escapeMarkup(source.title || address || 'Untitled page');
  const parts = [
    `Source: ${address ? `[url:${addressArgument(address)}]${title}[/url]` : title}`,
    ...distinctNames([source.title, source.site])
      .slice(source.title ? 1 : 0)
      .map((name) => escapeMarkup(name)),
    source.author && `by ${escapeMarkup(source.author)}`,
    source.published && `published ${escapeMarkup(isoDay(source.published))}`,
    `accessed ${isoDay(source.accessed)}`,
    source.licence && `licence: ${licence(source.licence)}`,
  ];
  const line = parts.filter(Boolean).join(' · ');
  return address ? `${line}[br]${escapeMarkup(address)}` : line;
}

function licence(text: string): string {
  const address = safeAddress(text);
  return address ? `[url:${addressArgument(address)}]${escapeMarkup(address)}[/url]` : escapeMarkup(text);
}

function isoDay(time: number | string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return String(time);
  return typeof time === 'string' && /^\d{4}-\d\d-\d\d/.test(time)
    ? time.slice(0, 10)
    : date.toISOString().slice(0, 10);
}
