import type { MessageId } from '../../lib/i18n/index.ts';
import type { TextField } from '../../lib/model/index.ts';

export interface MoreField {
  name: TextField;
  hint: MessageId | null;
  /** Half a line, one line, or text with markup. */
  size: 'half' | 'line' | 'text';
}

/** Every text field of a new article besides title and content, grouped by where readers see it. */
export const MORE_FIELDS = [
  {
    heading: 'capture.groupTitle',
    fields: [
      { name: 'subheading', hint: 'capture.subheadingHint', size: 'line' },
      { name: 'excerpt', hint: 'capture.excerptHint', size: 'line' },
      { name: 'pronunciation', hint: 'capture.pronunciationHint', size: 'half' },
      { name: 'icon', hint: 'capture.iconHint', size: 'half' },
      { name: 'credits', hint: 'capture.creditsHint', size: 'text' },
    ],
  },
  {
    heading: 'capture.groupSidebar',
    fields: [
      { name: 'sidebarcontent', hint: null, size: 'text' },
      { name: 'sidepanelcontenttop', hint: null, size: 'text' },
      { name: 'sidepanelcontent', hint: null, size: 'text' },
      { name: 'sidebarcontentbottom', hint: null, size: 'text' },
    ],
  },
  {
    heading: 'capture.groupBelow',
    fields: [
      { name: 'footnotes', hint: 'capture.footnotesHint', size: 'text' },
      { name: 'fullfooter', hint: 'capture.footerHint', size: 'text' },
      { name: 'authornotes', hint: 'capture.authorNotesHint', size: 'text' },
    ],
  },
  {
    heading: 'capture.groupAuthors',
    fields: [
      { name: 'seeded', hint: 'capture.storytellerNotesHint', size: 'text' },
      { name: 'scrapbook', hint: 'capture.scrapbookHint', size: 'text' },
    ],
  },
] as const satisfies readonly { heading: MessageId; fields: readonly MoreField[] }[];
