import type { Page } from '@playwright/test';

/** The text spacing of WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }';

/** Rows out of sight keep the layout of their last size unless they are drawn. */
const DRAWN = '* { content-visibility: visible !important } ';

/** Sets the size of text, in percent, and the text spacing of WCAG 1.4.12. */
export function setText(page: Page, { percent = 100, isSpaced = false }): Promise<void> {
  return page.evaluate(
    ({ percent, css }) => {
      document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
      const style = document.querySelector('style[data-spacing]') ?? document.createElement('style');
      style.setAttribute('data-spacing', '');
      style.textContent = css;
      document.head.append(style);
    },
    { percent, css: DRAWN + (isSpaced ? SPACING : '') },
  );
}

/**
 * Labels that are cut off without an ellipsis: by the box of a control, or because it is wider than the window. Waits
 * two frames: before text of a new size is drawn, what is measured may still be in its old place.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const lost: string[] = [];
    for (const element of document.querySelectorAll(
      'button, a, label, h1, h2, h3, summary, th, td, dt, dd',
    )) {
      if (!element.checkVisibility() || element.closest('.visually-hidden, [data-toast]')) continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const isCutAcross =
        overflowX !== 'visible' &&
        overflowX !== 'auto' &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 4;
      const isCutBelow =
        overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 6;
      // A button whose text is taller or wider than itself: it runs over what is next to it.
      const isOver =
        element.matches('button') &&
        overflowX === 'visible' &&
        (element.scrollWidth > element.clientWidth + 4 || element.scrollHeight > element.clientHeight + 6);
      if (element.clientWidth > 1 && (isCutAcross || isCutBelow || isOver))
        lost.push(
          `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`,
        );
    }
    return lost;
  });
}

/** Texts of the sample world that lose their beginning: cut off by a box of the other direction. */
export function cutAtStart(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.story-shown *, body > #app *')]
      .filter((element) => {
        const { direction, overflowX, textOverflow } = getComputedStyle(element);
        return (
          direction === 'rtl' &&
          overflowX !== 'visible' &&
          textOverflow === 'ellipsis' &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          !element.textContent?.includes('~') &&
          /^[^\p{L}]*\p{Script=Latin}/u.test(element.textContent ?? '')
        );
      })
      .map((element) => element.textContent?.trim() ?? ''),
  );
}
