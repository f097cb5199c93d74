import type { Mark } from '../../components/search/index.ts';
import type { HelpBlock, HelpSection, HelpText, HelpTopic } from '../../lib/i18n/index.ts';
import type { TextMatcher } from '../../lib/library/index.ts';

/** A section that the search shows. */
export interface FoundSection extends HelpSection {
  /** The letters of a text of this section that match. */
  marksOf: (text: string) => readonly Mark[];
}

export interface FoundTopic {
  topic: HelpTopic;
  titleMarks: readonly Mark[];
  sections: readonly FoundSection[];
}

export const wordsOf = (piece: HelpText): string => (typeof piece === 'string' ? piece : piece.text);

function textsOfBlock(block: HelpBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return block.text.map(wordsOf);
    case 'steps':
    case 'list':
      return block.items.flatMap((item) => item.map(wordsOf));
    case 'picture':
      return [block.alt];
    case 'part':
      return [];
  }
}

function textsOf({ title, blocks }: HelpSection): string[] {
  const texts = blocks.flatMap(textsOfBlock);
  return title === null ? texts : [title, ...texts];
}

/** The sections in which every typed word occurs, by topic. All of them if nothing was typed. */
export function findSections(topics: readonly HelpTopic[], match: TextMatcher | null): FoundTopic[] {
  return topics.flatMap((topic) => {
    const titleMarks = match?.([topic.title])?.[0] ?? [];
    const sections = topic.sections.flatMap((section): FoundSection | [] => {
      const texts = [topic.title, ...textsOf(section)];
      const marks = match ? match(texts) : [];
      if (marks === null) return [];
      const byText = new Map(texts.map((text, at) => [text, marks[at] ?? []]));
      return { ...section, marksOf: (text) => byText.get(text) ?? [] };
    });
    return sections.length > 0 ? { topic, titleMarks, sections } : [];
  });
}
