import { t } from '../../lib/i18n/index.ts';
import { announce, dismissToast, showToast } from '../ui/index.ts';

/** Long enough to read it; it says nothing that has to be done. */
const SHOWN_MS = 12_000;

/** Says why the panel is in a window or tab of its own, if the browser refused to show it beside the page. */
export function explainOwnWindow(query: string): void {
  if (!new URLSearchParams(query).has('instead')) return;
  const content = t('panel.instead');
  const id = 'instead';
  showToast({ id, tone: 'plain', content, displayMs: SHOWN_MS, onClose: () => dismissToast(id) });
  announce(content);
}
