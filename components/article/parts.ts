import { type ReadText, readText } from '../markup/index.ts';
import { labelOf } from './labels.ts';
import type { ShownArticle, ShownSection } from './stored-schema.ts';

/** One text of the article, ready to be drawn. */
export interface Part {
  name: string;
  /** Null: the content itself, which needs no heading. */
  label: string | null;
  text: ReadText;
}

/** An article in the order in which it is read. */
export interface Parts {
  subheading: Part | null;
  pronunciation: Part | null;
  /** Short ones, for a list of label and value. */
  facts: Part[];
  sidebar: Part[];
  /** The content, then all other sections. */
  body: Part[];
  /** For the storyteller alone: covered until they are asked for. */
  covered: Part[];
}

const SIDEBAR = ['sidepanelcontenttop', 'sidepanelcontent', 'sidebarcontent', 'sidebarcontentbottom'];
const LAST = ['footnotes', 'authornotes', 'credits', 'fullfooter'];
/** What a page of the platform keeps from its readers (platform notes, Sections). */
const COVERED = /^(seeded|scrapbook$|ggm|gm[A-Z_])/;
const ELSEWHERE = new Set(['content', 'subheading', 'pronunciation', 'excerpt', 'snippet']);
const LONGEST_FACT = 120;

/** Sorts what an article holds; sections with nothing in them are left out. */
export function partsOf(article: ShownArticle): Parts {
  const filled = article.sections.filter(({ content }) => content.trim() !== '');
  const part = (section: ShownSection, label: string | null = labelOf(section)): Part => ({
    name: section.name,
    label,
    text: readText(section.content, `part-${filled.indexOf(section) + 1}`),
  });
  const named = (name: string): Part | null => {
    const section = filled.find((one) => one.name === name);
    return section ? part(section) : null;
  };
  const rest = filled.filter(
    ({ name }) => !ELSEWHERE.has(name) && !SIDEBAR.includes(name) && !LAST.includes(name),
  );
  const open = rest.filter(({ name }) => !COVERED.test(name));
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
    covered: rest.filter(({ name }) => COVERED.test(name)).map((section) => part(section)),
  };
}

/** One short line is a fact; longer ones are something to read. */
function isFact({ content }: ShownSection): boolean {
  const line = content.trim();
  return (
    line.length <= LONGEST_FACT && !/[\r\n]|\[(h\d?|ul|ol|table|quote|spoiler|aloud|hr|img)\b/i.test(line)
  );
}
