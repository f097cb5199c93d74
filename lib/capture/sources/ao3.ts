import { wordsIn } from './posts.ts';
import type { Source } from './source.ts';

/** Archive of Our Own, and other archives that run its program. */
export const ao3: Source = {
  marker: '#workskin',
  noise: '.landmark, p.jump, #workskin ul.actions, p.kudos',
  // The work's title and author go into the draft's own fields.
  apart: '#workskin > .preface > .title, #workskin > .preface > .byline, .notes.module:not(:has(.userstuff))',
  shapes: { '.chapter > .preface > .title > a': { kind: 'tag', name: 'span' } },
  work: (document) => {
    const root = document.querySelector('#workskin');
    if (!root?.querySelector('.userstuff')) return null;
    const authors = [...root.querySelectorAll('.preface .byline [rel~=author]')].map(
      ({ textContent }) => textContent,
    );
    return {
      parts: [root],
      title: wordsIn(root, '.preface .title'),
      author: [...new Set(authors)].join(', ') || wordsIn(root, '.preface .byline'),
      published: wordsIn(document, 'dd.published'),
      site: 'Archive of Our Own',
    };
  },
};
