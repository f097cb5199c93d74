import { firstText, type Source } from './source.ts';

/** Chapters and fiction pages on Royal Road. */
export const royalRoad: Source = {
  marker: '.chapter-inner.chapter-content, .fiction-info .description',
  noise:
    '.portlet-title .actions, .nav-buttons, .advertisement, ins.adsbygoogle, .wide-ads-container, .bold.uppercase.text-center, .description > label',
  work: (document) => {
    const chapter = document.querySelector('.chapter-inner.chapter-content');
    const notes = '.author-note-portlet';
    const around = chapter?.closest('.portlet-body, .chapter-page, .chapter') ?? chapter?.parentElement;
    const parts = chapter
      ? [...(around ?? document).querySelectorAll(`${notes}, .chapter-inner.chapter-content`)].filter(
          (part) => part === chapter || !chapter.contains(part),
        )
      : [...document.querySelectorAll('.fiction-info .description')].slice(0, 1);
    const profile = '.fic-header a[href*="/profile/"], .fic-title a[href*="/profile/"]';
    return {
      parts,
      title: firstText(document, '.fic-header h1, .fic-title h1'),
      author: firstText(document, profile),
      published:
        document.querySelector('.fic-header time, .profile-info time')?.getAttribute('datetime') ?? null,
      site: 'Royal Road',
    };
  },
};
