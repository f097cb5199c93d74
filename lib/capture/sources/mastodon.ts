import { firstText, outermost, type Source, type SourceMetadata, threadFrom } from './source.ts';

const MAIN = '.detailed-status';
const POST = `${MAIN}, .status`;
const WORDS =
  '.status__content__text, .e-content, .status__content > .status__content__spoiler-text, .status__content__spoiler';

/** Mastodon and compatible servers: a post and the author's replies right below it. */
export const mastodon: Source = {
  marker: '.status__content, .detailed-status',
  noise:
    '.invisible, .status__content__read-more-button, .status__content__translate-button, .translate-button, .media-gallery__actions, .media-gallery__item__badges, .spoiler-button, .poll__footer, .status__action-bar, .detailed-status__meta, button',
  shapes: {
    'img.emojione': (image) => ({ kind: 'text', text: image.getAttribute('alt') ?? '' }),
    '.poll ul': { kind: 'tag', name: 'ul' },
  },
  posts: { all: POST, textSelector: WORDS, metadataOf },
  work: (document) => {
    const main = document.querySelector(MAIN);
    if (!main) return null;
    const posts = [...document.querySelectorAll(POST)].filter((post) => !post.parentElement?.closest(POST));
    const parts = threadFrom(main, posts, handleOf).flatMap((post) =>
      outermost(
        post,
        `${WORDS}, .content-warning, .poll, .media-gallery, .video-player, .audio-player, .status__quote`,
      ),
    );
    return { ...metadataOf(main), parts, isUntitled: true };
  },
};

/** The handle without its server, because local accounts are sometimes shown without one. */
const handleOf = (post: Element): string | null =>
  /@[\w.-]+/.exec(firstText(post, '.display-name__account') ?? '')?.[0] ?? null;

function metadataOf(post: Element): SourceMetadata {
  const name = firstText(post, '.display-name__html, .display-name strong, .p-author .p-name');
  const account = firstText(post, '.display-name__account');
  const link = post.querySelector('.detailed-status__datetime, .status__relative-time');
  const time = post.querySelector('time');
  return {
    author: name && account ? `${name} (${account})` : (name ?? account),
    published: time?.getAttribute('datetime') ?? null,
    address: link?.getAttribute('href') ?? null,
  };
}
