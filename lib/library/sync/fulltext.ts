import { parseMarkup, plainTextOf } from '../../markup/index.ts';
import type { FullArticle, FullCategory, Image, Manuscript, Statblock } from '../../model/index.ts';

// Plain text of each kind, for the full-text index and its snippets.

const plain = (markup: string | null | undefined): string =>
  markup ? plainTextOf(parseMarkup(markup)).trim() : '';

const paragraphs = (parts: readonly string[]): string =>
  [...new Set(parts.filter((part) => part !== ''))].join('\n\n');

export const textOfArticle = ({ content, excerpt, sections }: FullArticle): string =>
  paragraphs([plain(content), ...sections.map((section) => plain(section.content)), plain(excerpt)]);

/** Statblocks use Markdown emphasis among other markup, and lines between cells. */
const emphasis = /\*{2,3}/g;
const cells = /[^\S\n]*\|[^\S\n]*/g;

export const textOfStatblock = ({ data, source }: Statblock): string =>
  data
    ? paragraphs(
        Object.values(data).map((value) => plain(value).replaceAll(emphasis, '').replaceAll(cells, ' · ')),
      )
    : (source ?? '');

export const textOfManuscript = ({ description }: Manuscript): string => plain(description);

export const textOfCategory = ({ description, excerpt }: FullCategory): string =>
  paragraphs([plain(description), plain(excerpt)]);

export const textOfImage = ({ description, alt, artist }: Image): string =>
  paragraphs([plain(description), plain(alt), artist ?? '']);
