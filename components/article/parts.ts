import { isHiddenField } from '../../lib/entries/index.ts';
import { fieldLabel } from '../entry-view/index.ts';
import { type ReadText, readText } from '../markup/index.ts';
import type { ShownArticle, ShownSection } from './stored-schema.ts';

/** One text of the article, parsed. */
export interface Part {
  name: string;
  /** Null for the content itself, which has no heading. */
  label: string | null;
  text: ReadText;
}

/** The parts of an article in reading order. */
export interface Parts {
  subheading: Part | null;
  pronunciation: Part | null;
  /** Short fields, shown as labels and values. */
  facts: Part[];
  sidebar: Part[];
  /** The content, then all other sections. */
  body: Part[];
  /** Storyteller notes, hidden until they are asked for. */
  hidden: Part[];
}

const SIDEBAR = ['sidepanelcontenttop', 'sidepanelcontent', 'sidebarcontent', 'sidebarcontentbottom'];
const LAST = ['footnotes', 'authornotes', 'credits', 'fullfooter'];
const SHOWN_ELSEWHERE = new Set(['content', 'subheading', 'pronunciation', 'excerpt', 'snippet']);
const MAX_FACT_LENGTH = 120;

/** Sorts an article's sections into parts and leaves out empty ones. */
export function partsOf(article: ShownArticle): Parts {
  const filled = article.sections.filter(({ content }) => content.trim() !== '');
  const part = (section: ShownSection, label: string | null = fieldLabel(section)): Part => ({
    name: section.name,
    label,
    text: readText(section.content, `part-${filled.indexOf(section) + 1}`),
  });
  const named = (name: string): Part | null => {
    const section = filled.find((one) => one.name === name);
    return section ? part(section) : null;
  };
  const rest = filled.filter(
    ({ name }) => !SHOWN_ELSEWHERE.has(name) && !SIDEBAR.includes(name) && !LAST.includes(name),
  );
  const open = rest.filter(({ name }) => !isHiddenField(name));
  const content: Part[] =
    article.content.trim() === ''
      ? []
      : [{ name: 'content', label: null, text: readText(article.content, 'part-0') }];
  return {
    subheading: named('subheading'),
    pronunciation: named('pronunciation'),
    facts: open.filter(isFact).map((section) => part(section)),
    sidebar: SIDEBAR.flatMap((name) => named(name) ?? []),
    body: [
      ...content,
      ...open.filter((section) => !isFact(section)).map((section) => part(section)),
      ...LAST.flatMap((name) => named(name) ?? []),
    ],
    hidden: rest.filter(({ name }) => isHiddenField(name)).map((section) => part(section)),
  };
}

/** A short single line is a fact; anything else is a text of its own. */
function isFact({ content }: ShownSection): boolean {
  const line = content.trim();
  return (
    line.length <= MAX_FACT_LENGTH && !/[\r\n]|\[(h\d?|ul|ol|table|quote|spoiler|aloud|hr|img)\b/i.test(line)
  );
}
