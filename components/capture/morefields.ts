import type { TextField } from '../../lib/model/index.ts';

export interface MoreField {
  name: TextField;
  label: string;
  hint: string;
  /** One line, or text with markup. */
  long: boolean;
}

/** Every text field that an article can be begun with beside title and content, by where readers see it. */
export const MORE_FIELDS: readonly { heading: string; fields: readonly MoreField[] }[] = [
  {
    heading: 'Around the title',
    fields: [
      { name: 'subheading', label: 'Subheading', hint: 'Under the header.', long: false },
      { name: 'pronunciation', label: 'Pronunciation', hint: 'Beside the title.', long: false },
      { name: 'excerpt', label: 'Excerpt', hint: 'What lists and links show.', long: false },
      { name: 'icon', label: 'Icon', hint: 'A CSS class, such as “fas fa-crown”.', long: false },
      { name: 'credits', label: 'Credits', hint: 'Full width, under the title.', long: true },
    ],
  },
  {
    heading: 'Sidebar',
    fields: [
      { name: 'sidebarcontent', label: 'Above the panel', hint: '', long: true },
      { name: 'sidepanelcontenttop', label: 'Panel, top', hint: '', long: true },
      { name: 'sidepanelcontent', label: 'Panel, bottom', hint: '', long: true },
      { name: 'sidebarcontentbottom', label: 'Under the panel', hint: '', long: true },
    ],
  },
  {
    heading: 'Below the text',
    fields: [
      { name: 'footnotes', label: 'Footnotes', hint: 'Left, under the content.', long: true },
      { name: 'fullfooter', label: 'Footer', hint: 'Full width, under everything.', long: true },
      { name: 'authornotes', label: 'Author’s notes', hint: 'Above the comments.', long: true },
    ],
  },
  {
    heading: 'Not for readers',
    fields: [
      { name: 'seeded', label: 'Storyteller notes', hint: 'Only the world’s authors see them.', long: true },
      { name: 'scrapbook', label: 'Scrapbook', hint: 'Seen only while editing.', long: true },
    ],
  },
];
