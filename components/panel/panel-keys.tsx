import { t } from '../../lib/i18n/index.ts';
import { type HelpTopicId, KeyListDialog } from '../ui/index.ts';
import { panelKeys } from './key-groups.ts';
import type { Route } from './route.ts';

/** The topic of the help about each screen of the panel. */
const TOPICS: Readonly<Record<Route['view'], HelpTopicId>> = {
  ...{ home: 'read', entry: 'read', list: 'read', user: 'read', world: 'copy' },
  ...{ links: 'read', names: 'read', history: 'outbox', many: 'pages', review: 'read', map: 'read' },
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
