import { t } from '../../lib/i18n/index.ts';
import { flagOfField } from '../../lib/model/index.ts';

/** Labels of fields. Other names are split at their capitals. */
const LABELS: Readonly<Record<string, string>> = {
  content: 'Text',
  seeded: 'Storyteller notes',
  sidebarcontent: 'Sidebar',
  sidepanelcontenttop: 'Sidebar, top',
  sidepanelcontent: 'Sidebar panel',
  sidebarcontentbottom: 'Sidebar, bottom',
  fullfooter: 'Footer',
  authornotes: 'Author’s notes',
  isShared: 'Shared',
  categoryId: 'Category',
  parentId: 'Lies in',
  articleParentId: 'Lies under',
  folderId: 'Folder',
  coverId: 'Cover',
  groupIds: 'Groups of readers',
  source: 'What stands in it',
  parser: 'Kept as',
  jsonData: 'What stands in it, as JSON',
  tableData: 'Its tables',
  displayCss: 'Style sheet',
  displayPanelCss: 'Style sheet of panels',
};

/** A field's label. Pure. */
export function fieldLabel(name: string): string {
  const flag = flagOfField(name);
  if (flag) return t(flag.label);
  const known = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined;
  if (known) return known;
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields that readers of a public page don't see. */
const HIDDEN: ReadonlySet<string> = new Set(['seeded', 'scrapbook', 'authornotes', 'userMetadata']);

/** Whether only the owner may see a field, whatever entry it belongs to. Pure. */
export const isHiddenField = (name: string): boolean => HIDDEN.has(name);
