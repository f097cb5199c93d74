// Author and date as a page shows them: marked up, or in the lines around its heading.

import { headingText } from './title.ts';
import { findDate } from './written-date.ts';

/** Who and when, as far as it is known. The date is in ISO format, or as the page writes it. */
export interface Byline {
  author: string | null;
  published: string | null;
}

/** Written out in the usual cases, because `i` takes three times as long, on every element of the page. */
const AUTHOR =
  '[itemprop~="author"], [rel~="author"], .p-author, [class*="byline"], [class*="Byline"], [class*="uthor"], [class*="AUTHOR"], [data-testid*="uthor"], a[href*="/author/"], a[href*="/authors/"]';
const NAME = '[itemprop~="name"], [rel~="author"], a';
/** A page with more names than this shows cards of several texts. */
const MOST_NAMES = 2;
const LABEL =
  /^(?:written |posted |published |words |text |story )?(?:by|von|por|par|di|door|av|af|autor|author|автор)[:\s]\s*/i;
const PERSON =
  /^\p{Lu}[\p{L}\p{M}.’'-]*(?: (?:de|von|van|der|den|la|le|da|di|bin|al|\p{Lu}[\p{L}\p{M}.’'-]*)){1,4}$/u;
/** Stands in the place of a name. */
const ROLE = /^(?:(?:the|topic|thread|post|original|about the) )?(?:author|poster|admin|moderator)$/i;
const TIME =
  '[itemprop~="datePublished"], [itemprop~="dateCreated"], time[pubdate], .dt-published, article time[datetime], main time[datetime], header time[datetime]';
/** Lines before and after the heading that may hold a byline. */
const NEAR = { before: 4, after: 14 };

/** A longer line with a date is a sentence of the text. */
const DATELINE = 48;

/** Author and date in the lines right around the page's heading. `language`: of the page. */
export function bylineNearHeading(document: Document, title: string, language: string): Byline {
  const lines = linesNearHeading(document, title);
  const latest = new Date().getFullYear() + 1;
  const dateIn = (line: string): string | null => {
    const date = line.length > DATELINE ? null : findDate(line, language);
    const year = Number(date?.slice(0, 4));
    // An earlier date is part of the text: a letter's, a diary's.
    return year > 1990 && year <= latest ? date : null;
  };
  return { author: first(lines, authorIn), published: first(lines, dateIn) };
}

/** A name without its label ("By …"). Null if the text is an address, a handle or longer than a few names. */
export function nameOf(text: string | null | undefined): string | null {
  const plain = (text ?? '').replace(/\s+/g, ' ').trim();
  const name = plain
    .replace(LABEL, '')
    .replace(/^(.+) \(\1\)$/, '$1')
    .trim();
  const isOther = ROLE.test(name) || /^(?:(?:https?:)?\/\/|@)/.test(name);
  return name === '' || name.length > 150 || isOther ? null : name;
}

/** The author that the page marks up as such. */
export function markedAuthor(document: Document): string | null {
  const marked = document.querySelector('[itemprop~="author"], [rel~="author"], .p-author');
  const named = marked && nameOf((marked.querySelector(NAME) ?? marked).textContent);
  if (named) return named;
  const names = new Set<string>();
  for (const element of document.querySelectorAll(AUTHOR)) {
    if (element.closest('aside, footer, nav')) continue;
    const name = nameOf(element.textContent);
    if (name && name.length <= 40 && PERSON.test(name)) names.add(name);
  }
  return names.size > 0 && names.size <= MOST_NAMES ? ([...names][0] ?? null) : null;
}

function authorIn(line: string): string | null {
  const name = LABEL.test(line) ? nameOf(line.split(/[|•·,]| on /, 1)[0]) : null;
  return name !== null && PERSON.test(name) ? name : null;
}

/** The date that the page marks up as such, as it is written there. */
export function markedDate(document: Document): string | null {
  const place = document.querySelector(TIME);
  const text = place?.getAttribute('datetime') ?? place?.getAttribute('content') ?? place?.textContent;
  return text?.trim() || null;
}

/** The short lines right after and before the page's heading. */
function linesNearHeading(document: Document, title: string): string[] {
  const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
  const heading = headings.find((one) => headingText(one) === title) ?? headings[0];
  if (!heading) return [];
  const walker = document.createTreeWalker(document.body, 4 /* text */);
  const lines = (step: () => Node | null, count: number): string[] => {
    const found: string[] = [];
    walker.currentNode = heading;
    for (let node = step(); node && found.length < count; node = step()) {
      const text = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim();
      const isShown = text !== '' && !heading.contains(node) && node.parentElement?.checkVisibility();
      if (isShown) found.push(text);
    }
    return found;
  };
  return [
    ...lines(() => walker.nextNode(), NEAR.after),
    ...lines(() => walker.previousNode(), NEAR.before),
  ].filter((line) => line.length <= 80);
}

function first<T>(lines: readonly string[], read: (line: string) => T | null): T | null {
  for (const line of lines) {
    const found = read(line);
    if (found !== null) return found;
  }
  return null;
}
