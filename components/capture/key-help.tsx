import { t } from '../../lib/i18n/index.ts';
import { KeyListDialog } from '../ui/index.ts';
import { keyHints } from './key-hints.ts';

/** Lists every keyboard shortcut of the popup. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <KeyListDialog
      title={t('capture.keysTitle')}
      groups={[{ title: null, keys: keyHints() }]}
      topic="capture"
      onClose={onClose}
    />
  );
}
