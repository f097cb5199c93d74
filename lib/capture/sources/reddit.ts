import { outermost, wordsIn } from './posts.ts';
import type { About, Source, Work } from './source.ts';

const OLD = 'body.comments-page #siteTable > .thing';
const REDESIGN = '[data-test-id="post-content"]';
const NEW = 'shreddit-post:is([view-context="CommentsPage"], main shreddit-post:only-of-type)';
const COMMENTS = 'shreddit-comment, .commentarea .comment, .Comment, [data-testid="post-comment-container"]';
const COMMENT_WORDS =
  'shreddit-comment [slot="comment"], .commentarea .usertext-body, [data-testid="comment"]';

/** Reddit: the present site, the old one and the one between. */
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
  // Comments fold, with their author as what unfolds them.
  shapes: { details: { kind: 'tag', name: 'div' } },
  posts: { all: `${COMMENTS}, shreddit-post, ${OLD}, ${REDESIGN}`, words: COMMENT_WORDS, about },
  work: (document) => {
    const post = document.querySelector(`${NEW}, ${OLD}, ${REDESIGN}`);
    if (!post) return null;
    const parts = outermost(
      post,
      '[slot="post-media-container"], [slot="text-body"], .expando, [data-click-id="text"], [data-click-id="media"]',
    );
    const hasWords = parts.some((part) => /\S/.test(part.textContent ?? '') || part.querySelector('img'));
    if (hasWords) return { ...about(post), parts };
    // A title alone asks a question: its answers are the text.
    return answersTo(post, document);
  },
};

function answersTo(post: Element, document: Document): Work | null {
  const parts = outermost(document.body, COMMENTS);
  return parts.length > 0 ? { ...about(post), parts, hasManyAuthors: true } : null;
}

function about(post: Element): About {
  const given = (name: string): string | null => post.getAttribute(name);
  const name =
    given('author') ??
    given('data-author') ??
    wordsIn(post, '[data-testid="post_author_link"], [data-testid="comment_author_link"]')?.replace(
      /^u\//,
      '',
    );
  const title =
    given('post-title') ?? wordsIn(document, `shreddit-post [slot="title"], ${OLD} a.title, ${REDESIGN} h1`);
  const link = given('permalink') ?? given('data-permalink');
  const community = given('subreddit-prefixed-name') ?? given('data-subreddit-prefixed');
  return {
    title,
    author: name && name !== '[deleted]' ? `u/${name}` : null,
    site: community ? `Reddit, ${community}` : 'Reddit',
    published: given('created-timestamp') ?? post.querySelector('time')?.getAttribute('datetime') ?? null,
    address: link,
  };
}
