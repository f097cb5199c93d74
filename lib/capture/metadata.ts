import { safeAddress } from '../markup/index.ts';
import type { ClipSource } from './clip.ts';
import { content, type Linked, type MetaTags, metaTags, namesIn, typesOf } from './meta-tags.ts';
import type { About } from './sources/source.ts';

const TEXTS = /Article|Posting|Report|WebPage|Book|CreativeWork|Story|Recipe|Review/;

/**
 * Where a page comes from: its JSON-LD first, then meta tags, then microdata and what stands in the text.
 * `things`: its JSON-LD, as `linkedData` reads it.
 */
export function metadata(window: Window, titles: readonly string[], things: readonly Linked[]): ClipSource {
  const { document } = window;
  const tags = metaTags(document);
  const ranked = [...things].sort((one, other) => weight(other) - weight(one));
  const linked = (key: string): string | null => first(ranked, (thing) => namesIn(thing[key]));
  const base = document.baseURI;
  const here = safeAddress(document.location.href) ?? safeAddress(base) ?? document.location.href;
  const canonical = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href');
  const host = safeAddress(here) ? new URL(here).hostname.replace(/^www\./, '') : null;
  return {
    url: here,
    canonicalUrl: safeAddress(canonical, base) ?? safeAddress(content(tags, 'og:url'), base),
    title: titles[0] ?? '',
    site:
      content(tags, 'og:site_name', 'application-name') ??
      first(ranked, (thing) => namesIn(thing.publisher)) ??
      host,
    author: author(document, tags, linked('author') ?? linked('creator')),
    published: moment(
      content(
        tags,
        'article:published_time',
        'datePublished',
        'og:article:published_time',
        'og:published_time',
      ) ??
        linked('datePublished') ??
        content(
          tags,
          'citation_publication_date',
          'dc.date.issued',
          'dcterms.issued',
          'dc.date',
          'dcterms.created',
          'date',
          'parsely-pub-date',
          'pubdate',
        ) ??
        linked('dateCreated') ??
        dateInText(document),
    ),
    language: document.documentElement.lang || content(tags, 'og:locale', 'content-language'),
    licence: licence(document, tags, linked('license'), base),
    accessed: Date.now(),
  };
}

/** The same with what the page's source says about the text. */
export function withAbout(source: ClipSource, about: About): ClipSource {
  const title = about.title ?? source.title;
  const { author = null, site = null, published = null, address = null } = about;
  return {
    ...source,
    title,
    author: author ?? source.author,
    site: site ?? source.site,
    published: published ? moment(published) : source.published,
    canonicalUrl: safeAddress(address, source.url) ?? source.canonicalUrl,
  };
}

function weight(thing: Linked): number {
  return typesOf(thing).some((type) => TEXTS.test(type)) ? (thing.headline ? 2 : 1) : 0;
}

function first(things: readonly Linked[], read: (thing: Linked) => string | null): string | null {
  for (const thing of things) {
    const value = read(thing);
    if (value) return value;
  }
  return null;
}

function author(document: Document, tags: MetaTags, linked: string | null): string | null {
  const named =
    linked ??
    content(
      tags,
      'author',
      'article:author',
      'byl',
      'parsely-author',
      'dc.creator',
      'dcterms.creator',
      'sailthru.author',
    );
  const several = [...document.querySelectorAll('meta[name="citation_author" i]')].map((tag) =>
    tag.getAttribute('content'),
  );
  const inText = document.querySelector(
    '[itemprop~="author"] [itemprop~="name"], [itemprop~="author"], [rel~="author"], .p-author, .byline-name, .byline, .author-name',
  );
  const candidates = [named, several.filter(Boolean).join(', '), inText?.textContent];
  for (const candidate of candidates) {
    const words = (candidate ?? '')
      .replace(/\s+/g, ' ')
      .replace(/^\s*by:?\s+/i, '')
      .trim();
    if (words && words.length <= 150 && !/^(?:https?:)?\/\//.test(words) && !words.startsWith('@'))
      return words;
  }
  return null;
}

function dateInText(document: Document): string | null {
  const place = document.querySelector(
    '[itemprop~="datePublished"], time[pubdate], .dt-published, article time[datetime], main time[datetime], header time[datetime]',
  );
  return (
    place?.getAttribute('datetime') ?? place?.getAttribute('content') ?? place?.textContent?.trim() ?? null
  );
}

/** ISO where the words are a date; otherwise the words. */
function moment(words: string | null): string | null {
  if (!words || words.length > 60) return null;
  if (/^\d{4}(?:-\d\d(?:-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/.test(words)) return words;
  const date = new Date(words.replace(/^(\d{4})\/(\d\d?)\/(\d\d?)$/, '$1-$2-$3'));
  if (Number.isNaN(date.getTime()) || date.getFullYear() < 1000) return words;
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function licence(document: Document, tags: MetaTags, linked: string | null, base: string): string | null {
  const link = document.querySelector('link[rel~="license" i], a[rel~="license" i]')?.getAttribute('href');
  return safeAddress(link, base) ?? linked ?? content(tags, 'dcterms.license', 'dc.rights', 'dcterms.rights');
}
