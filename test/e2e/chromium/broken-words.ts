import type { Page } from '@playwright/test';

/**
 * Words of up to `longest` letters that are broken over two lines, or cut off, because too little room was left. Code may
 * break anywhere.
 */
export function brokenWords(page: Page, longest = 12): Promise<string[]> {
  return page.evaluate(async (longest) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const around = node.parentElement;
      if (!around?.checkVisibility() || around.clientWidth === 1 || around.closest('code, pre, svg'))
        continue;
      // Words of an address are left out.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<![\p{L}/.@])\p{L}+(?![\p{L}/@]|\.\p{L})/gu,
      )) {
        if (word.length < 2 || word.length > longest) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${word} in ${around.tagName.toLowerCase()}.${around.className}`);
      }
    }
    // In a row of results, flags and actions come first.
    for (const element of document.querySelectorAll('h1, h2, h3, button, [dir="auto"]:not(.result-title)')) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const text = element.textContent?.trim() ?? '';
      const isCut = overflowX !== 'visible' && textOverflow === 'ellipsis' && element.clientWidth > 1;
      if (isCut && text.length <= longest && element.scrollWidth > element.clientWidth + 1)
        broken.push(`${text}, cut off in ${element.tagName.toLowerCase()}.${element.className}`);
    }
    return broken;
  }, longest);
}
