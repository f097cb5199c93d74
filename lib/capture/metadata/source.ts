import { safeAddress } from '../../markup/index.ts';
import type { ClipSource } from '../clip.ts';
import type { SourceMetadata } from '../sources/source.ts';
import { type Byline, bylineNearHeading, markedAuthor, markedDate, nameOf } from './byline.ts';
import { type JsonLdNode, type MetaTags, metaContent, metaTags, nameIn, typesOf } from './meta-tags.ts';
import { readDate } from './written-date.ts';

const AUTHOR_TAGS = [
  'author',
  'article:author',
  'byl',
  'parsely-author',
  'dc.creator',
  'dcterms.creator',
  'sailthru.author',
];
const PUBLISHED_TAGS = [
  'article:published_time',
  'datePublished',
  'og:article:published_time',
  'og:published_time',
];
const DATE_TAGS = [
  'citation_publication_date',
  'dc.date.issued',
  'dcterms.issued',
  'dc.date',
  'dcterms.created',
  'date',
  'parsely-pub-date',
  'pubdate',
  'ms.date',
];
const TEXTS = /Article|Posting|Report|WebPage|Book|CreativeWork|Story|Recipe|Review/;

/** A page's source metadata, from `jsonLd`, meta tags, microdata and visible elements in turn. */
export function metadata(
  window: Window,
  titles: readonly string[],
  jsonLd: readonly JsonLdNode[],
): ClipSource {
  const { document } = window;
  const [title = ''] = titles;
  const tags = metaTags(document);
  const linked = linkedIn(jsonLd);
  const base = document.baseURI;
  const here = safeAddress(document.location.href) ?? safeAddress(base) ?? document.location.href;
  const canonical = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href');
  const host = safeAddress(here) ? new URL(here).hostname.replace(/^www\./, '') : null;
  const language = document.documentElement.lang || metaContent(tags, 'og:locale', 'content-language');
  return {
    url: here,
    canonicalUrl: safeAddress(canonical, base) ?? safeAddress(metaContent(tags, 'og:url'), base),
    title,
    site: metaContent(tags, 'og:site_name', 'application-name') ?? linked('publisher') ?? host,
    author: author(tags, linkedAuthor(jsonLd), document) ?? markedAuthor(document),
    published: readDate(published(tags, linked) ?? markedDate(document), language ?? 'en'),
    language,
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
    published: published ? readDate(published, source.language ?? 'en') : source.published,
    canonicalUrl: safeAddress(address, source.url) ?? source.canonicalUrl,
  };
}

/** Adds what a thread's first post and the lines by the heading show to what the page's data leave open. */
export function withByline(
  source: ClipSource,
  document: Document,
  opening: Byline | null,
  jsonLd: readonly JsonLdNode[],
): ClipSource {
  const language = source.language ?? 'en';
  const isDated = linkedIn(jsonLd)('datePublished') !== null;
  const posted = opening && !isDated ? readDate(opening.published, language) : null;
  const author = opening && (linkedAuthor(jsonLd) ?? nameOf(opening.author));
  const shown = bylineNearHeading(document, source.title, language);
  return {
    ...source,
    author: author ?? source.author ?? shown.author,
    published: posted ?? source.published ?? shown.published,
  };
}

function weight(node: JsonLdNode): number {
  return typesOf(node).some((type) => TEXTS.test(type)) ? (node.headline ? 2 : 1) : 0;
}

/** Reads names from a page's JSON-LD, first from what describes its text. */
function linkedIn(jsonLd: readonly JsonLdNode[]): (key: string) => string | null {
  const ranked = [...jsonLd].sort((one, other) => weight(other) - weight(one));
  return (key) => {
    for (const node of ranked) {
      const value = nameIn(node[key]);
      if (value) return value;
    }
    return null;
  };
}

function linkedAuthor(jsonLd: readonly JsonLdNode[]): string | null {
  const linked = linkedIn(jsonLd);
  return nameOf(linked('author') ?? linked('creator'));
}

function author(tags: MetaTags, linked: string | null, document: Document): string | null {
  const several = [...document.querySelectorAll('meta[name="citation_author" i]')].map((tag) =>
    tag.getAttribute('content'),
  );
  const candidates = [
    linked,
    ...AUTHOR_TAGS.map((name) => metaContent(tags, name)),
    several.filter(Boolean).join(', '),
  ];
  for (const candidate of candidates) {
    const name = nameOf(candidate);
    if (name) return name;
  }
  return null;
}

const published = (tags: MetaTags, linked: (key: string) => string | null): string | null =>
  metaContent(tags, ...PUBLISHED_TAGS) ??
  linked('datePublished') ??
  metaContent(tags, ...DATE_TAGS) ??
  linked('dateCreated');

function licence(document: Document, tags: MetaTags, linked: string | null, base: string): string | null {
  const link = document.querySelector('link[rel~="license" i], a[rel~="license" i]')?.getAttribute('href');
  return (
    safeAddress(link, base) ?? linked ?? metaContent(tags, 'dcterms.license', 'dc.rights', 'dcterms.rights')
  );
}
