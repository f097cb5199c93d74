import type { Page } from '@playwright/test';

/** Selects the longest paragraph of a page, as a reader would, and returns its text on one line. */
export async function selectParagraph(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll('p')].filter((one) => one.checkVisibility());
    const length = (one: Element): number => one.textContent.length;
    const longest = paragraphs.sort((a, b) => length(b) - length(a))[0];
    if (!longest) return '';
    longest.scrollIntoView({ block: 'center' });
    getSelection()?.selectAllChildren(longest);
    return String(getSelection());
  });
  if (text.length < 20) throw new Error('The page has no paragraph to select.');
  return text.replace(/\s+/g, ' ').trim();
}

/** The first long words of a text; they survive any markup. */
export function longWords(text: string): string[] {
  return text.match(/\p{Letter}{5,}/gu)?.slice(0, 8) ?? [];
}

/** The canonical address of a page. */
export function citedAddress(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href,
  );
}
