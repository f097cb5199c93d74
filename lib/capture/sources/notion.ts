import type { Shape } from '../../markup/index.ts';
import { firstText, type Source } from './source.ts';

const tag = (name: string): Shape => ({ kind: 'tag', name });

/** Public Notion pages. They build lists and headings from plain blocks. */
export const notion: Source = {
  marker: '.notion-page-content',
  noise:
    '.pseudoBefore, .notion-list-item-box-left, .notion-record-icon, .notion-code-block [role="button"], .notion-page-controls, [aria-hidden="true"] svg',
  apart: '.notion-table_of_contents-block, .notion-collection_view-block [role="button"]',
  shapes: {
    '.notion-header-block': heading('h2'),
    '.notion-sub_header-block': heading('h3'),
    '.notion-sub_sub_header-block': heading('h4'),
    '.notion-quote-block': (block) => tag(block.querySelector('blockquote') ? 'div' : 'blockquote'),
    '.notion-code-block .line-numbers': tag('pre'),
    '.notion-bulleted_list-block': (block) => item(block, null, ''),
    '.notion-numbered_list-block': (block) => item(block, numberOf(block), ''),
    '.notion-to_do-block': (block) => item(block, null, isChecked(block) ? '☑ ' : '☐ '),
    'img.notion-emoji': (image) => ({ kind: 'text', text: image.getAttribute('alt') ?? '' }),
  },
  hasHeadings: true,
  work: (document) => {
    const content = document.querySelector('.notion-page-content');
    return (
      content && {
        parts: [content],
        title: firstText(document, '.notion-page-block h1, .notion-page-block [data-content-editable-leaf]'),
      }
    );
  },
};

/** Newer pages already have a heading element in the block. */
function heading(name: string): (block: Element) => Shape {
  return (block) => tag(block.querySelector('h1, h2, h3, h4') ? 'div' : name);
}

function item(block: Element, number: number | null, lead: string): Shape | null {
  return block.parentElement && { kind: 'item', holder: block.parentElement, level: 1, number, lead };
}

/** The item's number, which Notion stores in an inline style property. */
function numberOf(block: Element): number {
  const mark = block.querySelector('.pseudoBefore');
  const shown = `${mark?.getAttribute('style') ?? ''} ${mark?.textContent ?? ''}`;
  return Number(/["'\s](\d+)\./.exec(shown)?.[1] ?? 1);
}

function isChecked(block: Element): boolean {
  const box = block.querySelector('input[type="checkbox"], [role="checkbox"]');
  if (box instanceof HTMLInputElement) return box.checked;
  if (box) return box.getAttribute('aria-checked') === 'true';
  return block.querySelector('svg.check, svg.checkmark, svg.checkboxChecked') !== null;
}
