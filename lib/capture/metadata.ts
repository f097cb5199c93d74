import { safeAddress } from '../markup/index.ts';
import type { ClipSource } from './clip.ts';
import { type JsonLdNode, type MetaTags, metaContent, metaTags, nameIn, typesOf } from './meta-tags.ts';
import type { SourceMetadata } from './sources/source.ts';

const TEXTS = /Article|Posting|Report|WebPage|Book|CreativeWork|Story|Recipe|Review/;

/**
 * Collects a page's source metadata. `jsonLd` is the result of `readJsonLd`; meta tags, JSON-LD, microdata and
 * visible elements are tried in turn.
 */
export function metadata(
  window: Window,
  titles: readonly string[],
  jsonLd: readonly JsonLdNode[],
): ClipSource {
  const { document } = window;
  const tags = metaTags(document);
  const ranked = [...jsonLd].sort((one, other) => weight(other) - weight(one));
  const linked = (key: string): string | null => first(ranked, (node) => nameIn(node[key]));
  const base = document.baseURI;
  const here = safeAddress(document.location.href) ?? safeAddress(base) ?? document.location.href;
  const canonical = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href');
  const host = safeAddress(here) ? new URL(here).hostname.replace(/^www\./, '') : null;
  return {
    url: here,
    canonicalUrl: safeAddress(canonical, base) ?? safeAddress(metaContent(tags, 'og:url'), base),
    title: titles[0] ?? '',
    site:
      metaContent(tags, 'og:site_name', 'application-name') ??
      first(ranked, (node) => nameIn(node.publisher)) ??
      host,
    author: author(document, tags, linked('author') ?? linked('creator')),
    published: isoDate(
      metaContent(
        tags,
        'article:published_time',
        'datePublished',
        'og:article:published_time',
        'og:published_time',
      ) ??
        linked('datePublished') ??
        metaContent(
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
    language: document.documentElement.lang || metaContent(tags, 'og:locale', 'content-language'),
    licence: licence(document, tags, linked('license'), base),
    accessed: Date.now(),
  };
}

/** Overrides page metadata with what the site's own rules found. */
export function withSourceMetadata(source: ClipSource, overrides: SourceMetadata): ClipSource {
  const title = overrides.title ?? source.title;
  const { author = null, site = null, published = null, address = null } = overrides;
  return {
    ...source,
    title,
    author: author ?? source.author,
    site: site ?? source.site,
    published: published ? isoDate(published) : source.published,
    canonicalUrl: safeAddress(address, source.url) ?? source.canonicalUrl,
  };
}

function weight(node: JsonLdNode): number {
  return typesOf(node).some((type) => TEXTS.test(type)) ? (node.headline ? 2 : 1) : 0;
}

function first(jsonLd: readonly JsonLdNode[], read: (node: JsonLdNode) => string | null): string | null {
  for (const node of jsonLd) {
    const value = read(node);
    if (value) return value;
  }
  return null;
}

function author(document: Document, tags: MetaTags, linked: string | null): string | null {
  const named =
    linked ??
    metaContent(
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
    const text = (candidate ?? '')
      .replace(/\s+/g, ' ')
      .replace(/^\s*by:?\s+/i, '')
      .trim();
    if (text && text.length <= 150 && !/^(?:https?:)?\/\//.test(text) && !text.startsWith('@')) return text;
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

/** Parses a date to ISO format. Text that isn't a date is returned as it is. */
function isoDate(text: string | null): string | null {
  if (!text || text.length > 60) return null;
  if (/^\d{4}(?:-\d\d(?:-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/.test(text)) return text;
  const date = new Date(text.replace(/^(\d{4})\/(\d\d?)\/(\d\d?)$/, '$1-$2-$3'));
  if (Number.isNaN(date.getTime()) || date.getFullYear() < 1000) return text;
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function licence(document: Document, tags: MetaTags, linked: string | null, base: string): string | null {
  const link = document.querySelector('link[rel~="license" i], a[rel~="license" i]')?.getAttribute('href');
  return (
    safeAddress(link, base) ?? linked ?? metaContent(tags, 'dcterms.license', 'dc.rights', 'dcterms.rights')
  );
}
