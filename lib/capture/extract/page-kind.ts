import { metaContent, metaTags } from '../metadata/index.ts';

const THREAD_ITEM = '[itemtype$="/DiscussionForumPosting"], [itemtype$="/QAPage"], [itemtype$="/Question"]';
const PRODUCT_ITEM = '[itemtype$="/Product"]';
const THREAD_ADDRESS =
  /\/(?:t|thread|threads|topic|topics|forum|forums|discussions?|questions?|boards?|comments|talk|q|answers)[/.]|viewtopic|showthread|\/thread-|[?&](?:topic|thread|tid|t)=\d/i;
/** The addresses of shops' and blogs' lists, and how WordPress marks them. */
const LIST_ADDRESS = /\/(?:category|categories|collections?|tags?|browse)(?:\/[^/]+){1,4}\/?$/i;
const ARCHIVE = '.archive:is(.category, .tag, .author, .date, .post-type-archive, [class*=" tax-"])';
const THREAD_HOST = /forum|communit|boards?\.|^boards|discuss|^answers\.|^users\./;

export type PageKind = 'thread' | 'article' | 'product' | 'list' | 'other';

/** What the page says it is, by its data, its address and its elements. */
export function pageKind(document: Document): PageKind {
  const { pathname, search, hostname } = document.location;
  const types = dataTypes(document);
  const tags = metaTags(document);
  const type = metaContent(tags, 'og:type') ?? '';
  if (document.querySelector(THREAD_ITEM) || types.has('DiscussionForumPosting') || types.has('QAPage'))
    return 'thread';
  if (THREAD_ADDRESS.test(`${pathname}${search}`) || THREAD_HOST.test(hostname)) return 'thread';
  const isText = [...types].some((one) => /Article$|^BlogPosting$/.test(one));
  const isDated = metaContent(tags, 'article:published_time') !== null;
  const articles = document.getElementsByTagName('article').length;
  const isAtList = LIST_ADDRESS.test(pathname) || document.body?.matches(ARCHIVE);
  if (types.has('CollectionPage')) return 'list';
  if (isAtList && !isText && !isDated && articles !== 1 && !types.has('Product')) return 'list';
  if (/product/.test(type) || types.has('Product') || document.querySelector(PRODUCT_ITEM)) return 'product';
  return type === 'article' || isDated || isText || articles === 1 ? 'article' : 'other';
}

/** The types that the page's data name. Broken data are read, too. */
function dataTypes(document: Document): Set<string> {
  const types = new Set<string>();
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json" i]'))
    for (const [, type = ''] of (textContent ?? '').matchAll(/"@type"\s*:\s*\[?\s*"(\w+)"/g)) types.add(type);
  return types;
}
