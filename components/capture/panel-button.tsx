import { useEffect, useRef } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { currentWindowId, openPanelFor } from '../../lib/windows/index.ts';
import { IconButton } from '../ui/index.ts';

/** Opens the panel: the only way to it on phones, which have no keys and no sidebar. */
export function PanelButton() {
  const windowId = useRef<number | undefined>(undefined);
  useEffect(() => {
    // Known before the click, because the browser opens the panel only during it.
    const read = currentWindowId().then((id) => {
      windowId.current = id;
    });
    detach(read, 'capture.readWindow');
  }, []);
  const open = async () => {
    await openPanelFor(windowId.current);
    // A popup would cover the panel.
    if (browser.extension.getViews({ type: 'popup' }).includes(window)) window.close();
  };
  return (
    <IconButton
      icon="panel"
      label={t('capture.openPanel')}
      onClick={() => detach(open(), 'capture.openPanel')}
    />
  );
}
