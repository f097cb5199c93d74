import { t } from '../../lib/i18n/index.ts';

export const isMac = /Mac/i.test(navigator.userAgent);

/** Keys such as `Ctrl+Shift+P`, as this computer's keyboard names them. */
export const keyNames = (keys: string): string =>
  isMac
    ? keys.replace('Ctrl', '⌘').replace('Shift', '⇧')
    : keys.replace('Ctrl', t('common.ctrlKey')).replace('Shift', t('common.shiftKey'));

/** The same keys for `aria-keyshortcuts`, which has names of its own. */
export const ariaKeys = (keys: string | undefined): string | undefined =>
  keys
    ?.replace('Ctrl', isMac ? 'Meta' : 'Control')
    .replace('←', 'ArrowLeft')
    .replace('→', 'ArrowRight');
