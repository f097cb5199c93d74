import { firstText, outermost, type Source, type SourceMetadata, type Work } from './source.ts';

const OLD = 'body.comments-page #siteTable > .thing';
const REDESIGN = '[data-test-id="post-content"]';
const NEW = 'shreddit-post:is([view-context="CommentsPage"], main shreddit-post:only-of-type)';
const COMMENTS = 'shreddit-comment, .commentarea .comment, .Comment, [data-testid="post-comment-container"]';
const COMMENT_WORDS =
  'shreddit-comment [slot="comment"], .commentarea .usertext-body, [data-testid="comment"]';

/** Reddit: the current site, the 2018 redesign and old.reddit.com. */
export const reddit: Source = {
  marker: `shreddit-post, ${OLD}, ${REDESIGN}`,
  noise: [
    'faceplate-screen-reader-content',
    'faceplate-hovercard',
    'faceplate-timeago',
    '[slot="commentMeta"], [slot="actionRow"], [slot="commentAvatar"], [slot="credit-bar"]',
    'shreddit-comment-action-row, shreddit-post-overflow-menu, shreddit-ad-post, shreddit-comments-page-ad',
    'shreddit-comment-tree-stats, faceplate-partial, .more-comments, summary',
    'button, [role="button"]',
    '.post-background-image-filter',
    '.thing .tagline, .thing .flat-list, .thing .midcol, .thing .parent, .morechildren, .expando-button',
  ].join(', '),
  // Comments collapse, with their author as the summary.
  shapes: { details: { kind: 'tag', name: 'div' } },
  posts: { all: `${COMMENTS}, shreddit-post, ${OLD}, ${REDESIGN}`, textSelector: COMMENT_WORDS, metadataOf },
  work: (document) => {
    const post = document.querySelector(`${NEW}, ${OLD}, ${REDESIGN}`);
    if (!post) return null;
    const parts = outermost(
      post,
      '[slot="post-media-container"], [slot="text-body"], .expando, [data-click-id="text"], [data-click-id="media"]',
    );
    const hasWords = parts.some((part) => /\S/.test(part.textContent ?? '') || part.querySelector('img'));
    if (hasWords) return { ...metadataOf(post), parts };
    // A post with only a title asks a question. Its comments are the text.
    return answersTo(post, document);
  },
};

function answersTo(post: Element, document: Document): Work | null {
  const parts = outermost(document.body, COMMENTS);
  return parts.length > 0 ? { ...metadataOf(post), parts, hasManyAuthors: true } : null;
}

function metadataOf(post: Element): SourceMetadata {
  const attribute = (name: string): string | null => post.getAttribute(name);
  const name =
    attribute('author') ??
    attribute('data-author') ??
    firstText(post, '[data-testid="post_author_link"], [data-testid="comment_author_link"]')?.replace(
      /^u\//,
      '',
    );
  const title =
    attribute('post-title') ??
    firstText(document, `shreddit-post [slot="title"], ${OLD} a.title, ${REDESIGN} h1`);
  const link =
    attribute('permalink') ??
    attribute('data-permalink') ??
    post.querySelector('[data-testid="comment_timestamp"]')?.getAttribute('href') ??
    null;
  const community =
    attribute('subreddit-prefixed-name') ??
    attribute('data-subreddit-prefixed') ??
    firstText(post, '[data-click-id="subreddit"]');
  return {
    title,
    author: name && name !== '[deleted]' ? `u/${name}` : null,
    site: community ? `Reddit, ${community}` : 'Reddit',
    published: attribute('created-timestamp') ?? post.querySelector('time')?.getAttribute('datetime') ?? null,
    address: link,
  };
}
