import { metaContent, metaTags } from '../metadata/index.ts';

const THREAD_ITEM = '[itemtype$="/DiscussionForumPosting"], [itemtype$="/QAPage"], [itemtype$="/Question"]';
const PRODUCT_ITEM = '[itemtype$="/Product"]';
const THREAD_ADDRESS =
  /\/(?:t|thread|threads|topic|topics|forum|forums|discussions?|questions?|boards?|comments|talk|q|answers)[/.]|viewtopic|showthread|\/thread-|[?&](?:topic|thread|tid|t)=\d/i;
const THREAD_HOST = /forum|communit|boards?\.|^boards|discuss|^answers\.|^users\./;

export type PageKind = 'thread' | 'article' | 'product' | 'other';

/** What the page says it is, by its data, its address and its elements. */
export function pageKind(document: Document): PageKind {
  const { pathname, search, hostname } = document.location;
  const types = dataTypes(document);
  const tags = metaTags(document);
  const type = metaContent(tags, 'og:type') ?? '';
  if (document.querySelector(THREAD_ITEM) || types.has('DiscussionForumPosting') || types.has('QAPage'))
    return 'thread';
  if (THREAD_ADDRESS.test(`${pathname}${search}`) || THREAD_HOST.test(hostname)) return 'thread';
  if (/product/.test(type) || types.has('Product') || document.querySelector(PRODUCT_ITEM)) return 'product';
  const isArticle = type === 'article' || metaContent(tags, 'article:published_time') !== null;
  if (isArticle || [...types].some((one) => /Article$|^BlogPosting$/.test(one))) return 'article';
  return document.getElementsByTagName('article').length === 1 ? 'article' : 'other';
}

/** The types that the page's data name. Broken data are read, too. */
function dataTypes(document: Document): Set<string> {
  const types = new Set<string>();
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json" i]'))
    for (const [, type = ''] of (textContent ?? '').matchAll(/"@type"\s*:\s*\[?\s*"(\w+)"/g)) types.add(type);
  return types;
}
