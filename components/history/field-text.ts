import { type MessageId, t } from '../../lib/i18n/index.ts';
import { flagOfField, nameInWords } from '../../lib/model/index.ts';

/** Labels of fields. Other fields keep World Anvil's names, which are split at their capitals. */
const LABELS = {
  title: 'history.fieldTitle',
  content: 'history.fieldContent',
  seeded: 'history.fieldSeeded',
  scrapbook: 'history.fieldScrapbook',
  sidebarcontent: 'history.fieldSidebar',
  sidepanelcontenttop: 'history.fieldSidebarTop',
  sidepanelcontent: 'history.fieldSidebarPanel',
  sidebarcontentbottom: 'history.fieldSidebarBottom',
  footnotes: 'history.fieldFootnotes',
  fullfooter: 'history.fieldFooter',
  authornotes: 'history.fieldAuthorNotes',
  tags: 'history.fieldTags',
  description: 'history.fieldDescription',
  excerpt: 'history.fieldExcerpt',
  position: 'history.fieldPosition',
  alt: 'history.fieldAltText',
  subtitle: 'history.fieldSubtitle',
  isShared: 'history.fieldShared',
  categoryId: 'history.fieldCategory',
  parentId: 'history.fieldParentCategory',
  articleParentId: 'history.fieldParentArticle',
  folderId: 'history.fieldFolder',
  coverId: 'history.fieldCover',
  groupIds: 'history.fieldGroups',
  source: 'history.fieldSource',
  parser: 'history.fieldFormat',
  jsonData: 'history.fieldData',
  tableData: 'history.fieldTables',
  displayCss: 'history.fieldStyles',
  displayPanelCss: 'history.fieldPanelStyles',
} as const satisfies Record<string, MessageId>;

const isLabeled = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name);

/** A field's label. Pure. */
export function fieldLabel(name: string): string {
  const flag = flagOfField(name);
  if (flag) return t(flag.label);
  if (isLabeled(name)) return t(LABELS[name]);
  return nameInWords(name);
}
