import { searchKeys } from '../../components/search/index.ts';
import { KeyListDialog } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';

/** Lists the keyboard shortcuts of the palette. */
export function PaletteKeys({ onClose }: { onClose: () => void }) {
  const keys = [...searchKeys(), { keys: t('capture.keysHelp'), does: t('capture.keyHelp') }];
  return (
    <KeyListDialog
      title={t('capture.keysTitle')}
      groups={[{ title: null, keys }]}
      topic="read"
      onClose={onClose}
    />
  );
}
