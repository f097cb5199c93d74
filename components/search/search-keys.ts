import { t } from '../../lib/i18n/index.ts';
import type { KeyHint } from '../ui/index.ts';

/** The keyboard shortcuts of every search box with results. */
export const searchKeys = (): readonly KeyHint[] => [
  { keys: '↑ ↓', does: t('panel.keyMove') },
  { keys: 'Enter', does: t('panel.keyOpen') },
  { keys: 'Ctrl+Enter', does: t('panel.keyOpenPage') },
  { keys: 'Ctrl+C', does: t('panel.copyMention') },
  { keys: 'Esc', does: t('panel.keyEscape') },
];
