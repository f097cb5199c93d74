import type { TextField } from '../../lib/model/index.ts';

export interface MoreField {
  name: TextField;
  label: string;
  hint: string;
  /** Half a line, one line, or text with markup. */
  size: 'half' | 'line' | 'text';
}

/** Every text field of a new article besides title and content, grouped by where readers see it. */
export const MORE_FIELDS: readonly { heading: string; fields: readonly MoreField[] }[] = [
  {
    heading: 'Around the title',
    fields: [
      { name: 'subheading', label: 'Subheading', hint: 'Under the header.', size: 'line' },
      { name: 'excerpt', label: 'Excerpt', hint: 'What lists and links show.', size: 'line' },
      { name: 'pronunciation', label: 'Pronunciation', hint: 'Beside the title.', size: 'half' },
      { name: 'icon', label: 'Icon', hint: 'A CSS class, such as “fas fa-crown”.', size: 'half' },
      { name: 'credits', label: 'Credits', hint: 'Full width, under the title.', size: 'text' },
    ],
  },
  {
    heading: 'Sidebar',
    fields: [
      { name: 'sidebarcontent', label: 'Above the panel', hint: '', size: 'text' },
      { name: 'sidepanelcontenttop', label: 'Panel, top', hint: '', size: 'text' },
      { name: 'sidepanelcontent', label: 'Panel, bottom', hint: '', size: 'text' },
      { name: 'sidebarcontentbottom', label: 'Under the panel', hint: '', size: 'text' },
    ],
  },
  {
    heading: 'Below the text',
    fields: [
      { name: 'footnotes', label: 'Footnotes', hint: 'Left, under the content.', size: 'text' },
      { name: 'fullfooter', label: 'Footer', hint: 'Full width, under everything.', size: 'text' },
      { name: 'authornotes', label: 'Author’s notes', hint: 'Above the comments.', size: 'text' },
    ],
  },
  {
    heading: 'Not for readers',
    fields: [
      {
        name: 'seeded',
        label: 'Storyteller notes',
        hint: 'Only the world’s authors see them.',
        size: 'text',
      },
      { name: 'scrapbook', label: 'Scrapbook', hint: 'Seen only while editing.', size: 'text' },
    ],
  },
];
