import { t } from '../../lib/i18n/index.ts';
import { searchKeys } from '../search/index.ts';
import { type HelpTopicId, type KeyGroup, KeyListDialog } from '../ui/index.ts';
import type { Route } from './navigation/route.ts';

/** Every keyboard shortcut of the panel. */
export const panelKeys = (): readonly KeyGroup[] => [
  {
    title: t('panel.keysEverywhere'),
    keys: [
      { keys: '/', does: t('panel.keyBox') },
      { keys: 'Alt+W', does: t('panel.keySwitch') },
      { keys: 'Alt+A', does: t('panel.searchAllWorlds') },
      { keys: 'Alt+Home', does: t('panel.home') },
      { keys: 'Alt+←  Alt+→', does: t('panel.keySteps') },
      { keys: 'Alt+K', does: t('panel.linkCheck') },
      { keys: 'Alt+M', does: t('panel.findNames') },
      { keys: 'Alt+R', does: t('review.title') },
      { keys: 'Alt+H', does: t('rename.title') },
      { keys: 'Alt+P', does: t('progress.title') },
      { keys: 'Alt+S', does: t('panel.screenSharing') },
      { keys: 'Ctrl+Z', does: t('panel.keyUndo') },
      { keys: t('capture.keysHelp'), does: t('capture.keyHelp') },
    ],
  },
  { title: t('panel.keysSearch'), keys: searchKeys() },
  {
    title: t('panel.keysEntry'),
    keys: [
      { keys: 'Ctrl+I', does: t('panel.keyInsert') },
      { keys: 'E', does: t('panel.keyChange') },
      { keys: 'F', does: t('article.findInArticle') },
      { keys: 'O', does: t('common.contents') },
      { keys: 'L', does: t('linkedFrom.title') },
      { keys: '+  −', does: t('panel.keyTextSize') },
      { keys: '1 … 9', does: t('panel.keyParts') },
      { keys: 'S', does: t('panel.keySecret') },
      { keys: 'A', does: t('statblock.keyAttack') },
    ],
  },
  {
    title: t('linkMap.title'),
    keys: [
      { keys: '↑  ↓  ←  →', does: t('linkMap.keyMove') },
      { keys: '+  −', does: t('linkMap.keyZoom') },
      { keys: '0', does: t('linkMap.fit') },
      { keys: t('linkMap.space'), does: t('linkMap.keySelect') },
      { keys: 'Enter', does: t('linkMap.keyOpen') },
      { keys: 'H', does: t('linkMap.keyHide') },
    ],
  },
  {
    title: t('review.title'),
    keys: [
      { keys: 'J  K', does: t('review.keyMove') },
      { keys: 'Enter', does: t('review.keyOpen') },
      { keys: 'L', does: t('review.keyLink') },
      { keys: 'X', does: t('review.keyIntend') },
      { keys: 'S  D', does: t('toWrite.keys') },
      { keys: '←  →', does: t('findings.keyOpenPlaces') },
      { keys: 'O', does: t('findings.keyArticle') },
      { keys: 'F', does: t('findings.keyFix') },
    ],
  },
];

/** The topic of the help about each screen of the panel. */
const TOPICS: Readonly<Record<Route['view'], HelpTopicId>> = {
  ...{ home: 'read', entry: 'read', list: 'read', user: 'read', world: 'copy' },
  ...{
    links: 'read',
    names: 'read',
    history: 'outbox',
    versions: 'outbox',
    many: 'pages',
    review: 'read',
    rename: 'read',
    map: 'read',
    progress: 'read',
    entering: 'outbox',
  },
};

/** Lists the keyboard shortcuts of the panel. */
export function PanelKeys({ view, onClose }: { view: Route['view']; onClose: () => void }) {
  return (
    <KeyListDialog
      title={t('capture.keysTitle')}
      groups={panelKeys()}
      topic={TOPICS[view]}
      onClose={onClose}
    />
  );
}
