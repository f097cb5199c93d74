import type { MessageId } from '../i18n/index.ts';
import type { TextField } from '../model/index.ts';

/** Labels of an article's text fields. */
export const FIELD_LABELS = {
  seeded: 'capture.storytellerNotes',
  sidebarcontent: 'capture.sidebarTop',
  sidepanelcontenttop: 'capture.panelTop',
  sidepanelcontent: 'capture.panelBottom',
  sidebarcontentbottom: 'capture.sidebarBottom',
  footnotes: 'capture.footnotes',
  fullfooter: 'capture.footer',
  authornotes: 'capture.authorNotes',
  credits: 'capture.credits',
  scrapbook: 'capture.scrapbook',
  excerpt: 'capture.excerpt',
  pronunciation: 'capture.pronunciation',
  subheading: 'capture.subheading',
  icon: 'capture.icon',
} as const satisfies Record<TextField, MessageId>;
