import type { ComponentChildren } from 'preact';
import { t } from '../../../lib/i18n/index.ts';

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

/** A keyboard key in small print; `Ctrl` and `Shift` get the names that the keyboard has for them. Screen readers get it from `aria-keyshortcuts` on the control. */
export function Kbd({ children }: { children: ComponentChildren }) {
  return (
    <span class="kbd" aria-hidden="true">
      {typeof children === 'string' ? keyNames(children) : children}
    </span>
  );
}
