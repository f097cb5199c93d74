import type { HelpBlock, HelpText, HelpTopic } from '../../../lib/i18n/index.ts';
import { accent } from '../messages/index.ts';
import type { HelpFile } from './read-help.ts';

const accentText = (piece: HelpText): HelpText =>
  typeof piece === 'string' ? accent(piece) : { ...piece, text: accent(piece.text) };

function accentBlock(block: HelpBlock): HelpBlock {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: block.text.map(accentText) };
    case 'steps':
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(accentText)) };
    case 'picture':
      return { ...block, alt: accent(block.alt) };
    case 'part':
      return block;
  }
}

const accentTopic = (topic: HelpTopic): HelpTopic => ({
  ...topic,
  title: accent(topic.title),
  sections: topic.sections.map((section) => ({
    ...section,
    title: section.title === null ? null : accent(section.title),
    blocks: section.blocks.map(accentBlock),
  })),
});

/** The help in the language for tests that `pseudoLanguage` makes. */
export const pseudoHelp = ({ topics }: HelpFile, code: string): HelpFile => ({
  code,
  topics: topics.map(accentTopic),
});
