import type { Shape } from '../../markup/index.ts';
import { firstText, outermost, type Source, type Work } from './source.ts';

const CREATURE = '.mon-stat-block, .mon-stat-block-2024';
/** The facts of a spell or an item, above its text. */
const FACTS = '.ddb-statblock';
const part = (name: string): string => `.mon-stat-block__${name}, .mon-stat-block-2024__${name}`;

/** D&D Beyond: pages of creatures, spells and items, and statblocks in books. */
export const dndBeyond: Source = {
  marker: `${CREATURE}, .stat-block-finder, ${FACTS}`,
  noise: part('separator'),
  // The name goes into the draft's title.
  apart: `${part('name')}, .j-comment, .comments, .social-share, .ddb-ad`,
  shapes: {
    [part('description-block-heading')]: { kind: 'tag', name: 'h3' },
    '.Stat-Block-Styles_Stat-Block-Title': { kind: 'tag', name: 'h3' },
    '.Stat-Block-Styles_Stat-Block-Heading': { kind: 'tag', name: 'h4' },
    [`${part('attribute-label')}, ${part('tidbit-label')}`]: { kind: 'tag', name: 'b' },
    [FACTS]: factsTable,
  },
  hasHeadings: true,
  work: (document) =>
    onlyWork(document, CREATURE, '.mon-details, .detail-content, .details-more-info, .more-info') ??
    // A part is read without its own element, so the table needs the one around it.
    onlyWork(document, `:has(> ${FACTS})`, '.details-container-content, .detail-content, .details-container'),
};

function factsTable(facts: Element): Shape {
  const rows = [...facts.querySelectorAll('.ddb-statblock-item')].map((item) => [
    firstText(item, '.ddb-statblock-item-label') ?? '',
    firstText(item, '.ddb-statblock-item-value') ?? '',
  ]);
  return { kind: 'rows', rows, header: 'column' };
}

/** The page of one creature, spell or item. Null if there are several on it, as in a book, or none. */
function onlyWork(document: Document, block: string, wrapper: string): Work | null {
  const [first, ...others] = document.querySelectorAll(block);
  if (!first || others.length > 0) return null;
  const around = first.closest(wrapper)?.parentElement ?? first;
  const parts = outermost(
    around,
    `${block}, img.monster-image, .more-info-content, .mon-details__description-block-content, .environment-tags, .monster-source, .spell-source, .item-source`,
  );
  return { parts, title: firstText(document, `${part('name')}, h1.page-title`), site: 'D&D Beyond' };
}
