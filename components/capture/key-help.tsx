import { t } from '../../lib/i18n/index.ts';
import { type KeyHint, KeyListDialog } from '../ui/index.ts';
import { MARKUP_KEYS, PAGE_KEYS, SAVE_KEYS, UNDO_KEYS } from './keys.ts';

export const keyHints = (): readonly KeyHint[] => [
  { keys: SAVE_KEYS, does: t('capture.keySave') },
  { keys: UNDO_KEYS, does: t('capture.keyUndo') },
  { keys: MARKUP_KEYS, does: t('capture.keyMarkup') },
  { keys: t('capture.keysDigits'), does: t('capture.keyDraft') },
  { keys: 'Alt+N', does: t('capture.newEmptyDraft') },
  { keys: PAGE_KEYS, does: t('capture.keyPage') },
  { keys: 'Alt+I', does: t('byHand.insert') },
  { keys: 'Alt+O', does: t('capture.keyOutbox') },
  { keys: 'Alt+M', does: t('capture.moreFields') },
  { keys: 'Esc', does: t('capture.keyClose') },
  { keys: t('capture.keysHelp'), does: t('capture.keyHelp') },
];

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
