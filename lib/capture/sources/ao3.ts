import { firstText, type Source } from './source.ts';

/** Archive of Our Own and other archives on the same software. */
export const ao3: Source = {
  marker: '#workskin',
  noise: '.landmark, p.jump, #workskin ul.actions, p.kudos',
  // Title and author go into the draft's own fields.
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
      title: firstText(root, '.preface .title'),
      author: [...new Set(authors)].join(', ') || firstText(root, '.preface .byline'),
      published: firstText(document, 'dd.published'),
      site: 'Archive of Our Own',
    };
  },
};
