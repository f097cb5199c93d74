import { firstText, outermost } from './posts.ts';
import type { Source } from './source.ts';

const BLOCK = '.mon-stat-block, .mon-stat-block-2024';
const part = (name: string): string => `.mon-stat-block__${name}, .mon-stat-block-2024__${name}`;

/** D&D Beyond: creature statblocks, and the boxes of spells and items. */
export const dndBeyond: Source = {
  marker: `${BLOCK}, .stat-block-finder, .ddb-statblock`,
  noise: part('separator'),
  // The name goes into the draft's title.
  apart: `${part('name')}, .j-comment, .comments, .social-share, .ddb-ad`,
  shapes: {
    [part('description-block-heading')]: { kind: 'tag', name: 'h3' },
    '.Stat-Block-Styles_Stat-Block-Title': { kind: 'tag', name: 'h3' },
    '.Stat-Block-Styles_Stat-Block-Heading': { kind: 'tag', name: 'h4' },
    [`${part('attribute-label')}, ${part('tidbit-label')}`]: { kind: 'tag', name: 'b' },
    '.ddb-statblock': { kind: 'part', part: 'table' },
    '.ddb-statblock-item': { kind: 'part', part: 'row' },
    '.ddb-statblock-item-label': { kind: 'part', part: 'head' },
    '.ddb-statblock-item-value': { kind: 'part', part: 'cell' },
  },
  hasHeadings: true,
  work: (document) => {
    const blocks = document.querySelectorAll(BLOCK);
    const [block] = blocks;
    // Several statblocks mean that the page is a list.
    if (!block || blocks.length > 1) return null;
    const around =
      block.closest('.mon-details, .detail-content, .details-more-info, .more-info')?.parentElement ?? block;
    const more = outermost(
      around,
      `${BLOCK}, img.monster-image, .more-info-content, .mon-details__description-block-content, .environment-tags, .monster-source`,
    );
    return { parts: more, title: firstText(block, part('name')), site: 'D&D Beyond' };
  },
};
