import type { Shape } from '../../markup/index.ts';
import { firstText, outermost, type Source, type SourceMetadata, threadFrom } from './source.ts';

const POST = 'article[data-testid="tweet"]';
const NAME = '[data-testid="User-Name"]';
const QUOTE = `[role="link"]:has(${NAME})`;
const ARTICLE = '[data-testid="twitterArticleReadView"], [data-testid="twitterArticleRichTextView"]';

/** X: a post, the author's replies right below it, and long-form articles. */
export const x: Source = {
  marker: POST,
  noise: `${NAME}, [data-testid="Tweet-User-Avatar"], [data-testid="UserAvatar-Container"], [data-testid="caret"], [data-testid="socialContext"], ${POST} [role="group"], ${POST} button, [data-testid="tweet-text-show-more-link"]`,
  shapes: {
    [`${POST} img[src*="/emoji/"]`]: (image) => ({ kind: 'text', text: image.getAttribute('alt') ?? '' }),
    [`${POST} ${QUOTE}`]: quote,
  },
  posts: { all: POST, textSelector: '[data-testid="tweetText"]', metadataOf },
  work: (document) => {
    const posts = [...document.querySelectorAll(POST)];
    const here = /\/status\/\d+/.exec(document.location.pathname)?.[0];
    const main =
      posts.find((post) => post.matches('[tabindex="-1"]')) ??
      (here && posts.find((post) => addressOf(post)?.includes(here)));
    if (!main) return null;
    const parts = threadFrom(main, posts, handleOf).flatMap((post) =>
      outermost(
        post,
        `${ARTICLE}, [data-testid="tweetText"], [data-testid="tweetPhoto"], [data-testid="videoPlayer"], [data-testid="card.wrapper"], ${QUOTE}`,
      ),
    );
    const title = firstText(main, '[data-testid="twitter-article-title"]');
    return { ...metadataOf(main), title, parts, isUntitled: title === null };
  },
};

function quote(element: Element): Shape {
  return { kind: 'tag', name: 'blockquote', by: nameIn(element) ?? '' };
}

/** Formatted as `Name (@handle)`. */
function nameIn(post: Element): string | null {
  const handle = handleOf(post);
  const text = firstText(post, NAME) ?? '';
  const name = handle === null ? text : text.slice(0, text.indexOf(handle)).trim();
  return name && handle ? `${name} (${handle})` : name || handle;
}

/** The first handle in a post. Handles of quoted posts come later. */
function handleOf(post: Element): string | null {
  const parts = [...post.querySelectorAll(`${NAME} :is(span, div)`)];
  const handle = parts.map(({ textContent }) => (textContent ?? '').trim());
  return handle.find((text) => /^@\w+$/.test(text)) ?? null;
}

function addressOf(post: Element): string | null {
  return post.querySelector('a[href*="/status/"]:has(time)')?.getAttribute('href') ?? null;
}

function metadataOf(post: Element): SourceMetadata {
  return {
    author: nameIn(post),
    site: 'X',
    published: post.querySelector('a[href*="/status/"] time')?.getAttribute('datetime') ?? null,
    address: addressOf(post),
  };
}
