import { t } from '../../lib/i18n/index.ts';
import type { PlacedLink } from '../../lib/library/index.ts';
import { fieldLabel } from '../entry-view/index.ts';
import { kindLabel } from '../search/index.ts';

/** What a link is, in words. A relation is called like its field. */
function wordsOf({ kind, field }: PlacedLink): string {
  switch (kind) {
    case 'relation':
      return fieldLabel({ name: field, title: '' });
    case 'parent':
      return t('linkMap.parent');
    case 'category':
      return kindLabel('category');
    case 'embed':
      return t('linkedFrom.embeds');
    case 'url':
      return t('linkedFrom.addresses');
    case 'mention':
      return t('linkedFrom.mentions');
    default:
      return kindLabel(kind);
  }
}

/** The ways in which these links connect two entries, each once. */
export const linkWays = (links: readonly PlacedLink[]): string[] => [...new Set(links.map(wordsOf))];
