import type { Source } from './source.ts';

/** A post on tumblr.com. */
export const tumblr: Source = {
  // Blogs with a custom theme are left to the generic reader.
  marker: 'html:has(> head > meta[property="al:ios:app_name"][content="Tumblr" i]) article',
  noise: 'article > footer, article header, article button, article a[href*="/tagged/"]',
  work: (document) => {
    const posts = [...document.querySelectorAll('article')].filter(
      (post) => !post.parentElement?.closest('article'),
    );
    const [post] = posts;
    if (!post || !/\/\d{8,}(?:\/|$)/.test(document.location.pathname)) return null;
    const blog = post.querySelector('header a[rel~="author"], header a[href]');
    const heading = post.querySelector('h1');
    const title = (heading?.textContent ?? '').trim() || null;
    return {
      parts: [post],
      title,
      heading,
      isUntitled: title === null,
      author: (blog?.textContent ?? '').trim() || null,
      published: post.querySelector('time')?.getAttribute('datetime') ?? null,
      site: 'Tumblr',
    };
  },
};
