import type { Clip, ClipSource } from '../../../lib/capture/index.ts';
import type { Captured } from '../../../lib/outbox/index.ts';

/** Characters of a selection that identify it within its page. */
const IDENTIFYING_LENGTH = 500;

/** An address without its fragment, so that two anchors count as one page. */
export const pageOf = (address: string): string => address.replace(/#.*$/, '');

/** Converts a clip to what a draft stores. */
export function capturedFrom(clip: Clip): Captured {
  const { kind, title, titles, markup, text, source, images, facts, truncated, extent } = clip;
  const page = pageOf(source.canonicalUrl ?? source.url);
  return {
    content: markup,
    source,
    titles: [...new Set([title, ...titles])].filter(Boolean),
    images,
    facts,
    truncated,
    ...(extent && { extent }),
    clipKey:
      kind === 'page'
        ? `page ${page}`
        : `selection ${page} ${text.length} ${text.trim().slice(0, IDENTIFYING_LENGTH)}`,
  };
}

const bareSource = (url: string, title: string, accessed: number): ClipSource => ({
  url,
  canonicalUrl: null,
  title,
  site: null,
  author: null,
  published: null,
  language: null,
  licence: null,
  accessed,
});

/** A link captured from the context menu: its text becomes the title, its address the source. */
export function capturedLink(url: string, words: string, now: number): Captured {
  const title = words.trim() || url;
  return {
    content: '',
    source: bareSource(url, title, now),
    titles: [title],
    images: [],
    facts: [],
    truncated: false,
    clipKey: `link ${pageOf(url)}`,
  };
}

/** Selected text that the browser passed along, for pages where no script may run. `content` is World Anvil markup. */
export function capturedWords(
  page: { url: string; title: string },
  words: { text: string; content: string },
  now: number,
): Captured {
  return {
    content: words.content,
    source: bareSource(page.url, page.title, now),
    titles: [page.title].filter(Boolean),
    images: [],
    facts: [],
    truncated: false,
    clipKey: `selection ${pageOf(page.url)} ${words.text.length} ${words.text.trim().slice(0, IDENTIFYING_LENGTH)}`,
  };
}

const LATER_PART = /^part \d+ of /;

/** The key of a later part of a long capture. */
export const partKey = (clipKey: string, part: number): string => `part ${part} of ${clipKey}`;
export const isLaterPart = (clipKey: string): boolean => LATER_PART.test(clipKey);

/** What a capture with this key was made of. Null if the key is one of another version. */
export function kindOfCapture(clipKey: string): 'page' | 'selection' | 'link' | null {
  const [kind] = clipKey.replace(LATER_PART, '').split(' ');
  return kind === 'page' || kind === 'selection' || kind === 'link' ? kind : null;
}
