import { outermost, type Source, type SourceMetadata, threadFrom } from './source.ts';

const POST = '[data-testid^="postThreadItem-by-"], [data-testid^="feedItem-by-"]';
const WORDS = '[data-testid="postText"], [data-word-wrap]';
const MEDIA = 'img[src*="/img/feed_"], [data-testid="contentHider-embed"]';

/** Bluesky: a post and the author's replies right below it. */
export const bluesky: Source = {
  marker: POST,
  noise:
    '[data-testid$="Btn"], [data-testid$="Count"], [data-testid$="-expanded"], [data-testid="userAvatarImage"], button:not(:has(img[src*="/img/feed_"])), [role="button"]:not(:has(img[src*="/img/feed_"]))',
  posts: { all: POST, textSelector: WORDS, metadataOf },
  work: (document) => {
    const posts = [...document.querySelectorAll('[data-testid^="postThreadItem-by-"]')];
    // The page's main post doesn't link to itself.
    const main = posts.find(
      (post) =>
        !post.matches('[role="link"]') && !post.querySelector('[role="link"] > [data-testid="postText"]'),
    );
    if (!main) return null;
    const parts = threadFrom(main, posts, handleOf).flatMap((post) => outermost(post, `${WORDS}, ${MEDIA}`));
    return { ...metadataOf(main), parts, isUntitled: true };
  },
};

const handleOf = (post: Element): string => post.getAttribute('data-testid')?.replace(/^.*?-by-/, '') ?? '';

function metadataOf(post: Element): SourceMetadata {
  const handle = handleOf(post);
  const links = [...post.querySelectorAll(`a[href="/profile/${CSS.escape(handle)}"]`)];
  const name = links
    .map(
      (link) =>
        (link.querySelector('[dir]') ?? link).textContent?.replace(/[\s\u200e\u202a\u202c]+/g, ' ').trim() ??
        '',
    )
    .find((text) => text !== '' && !text.startsWith('@'));
  const own = [...post.querySelectorAll(`a[href^="/profile/${CSS.escape(handle)}/post/"]`)]
    .map((link) => link.getAttribute('href') ?? '')
    .find((address) => /\/post\/\w+$/.test(address));
  return {
    author: name ? `${name} (@${handle})` : `@${handle}`,
    site: 'Bluesky',
    address: own ?? null,
  };
}
