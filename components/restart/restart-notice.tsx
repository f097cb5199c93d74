import { render } from 'preact';
import browser from 'webextension-polyfill';
import { t } from '../../lib/i18n/index.ts';
import { Button, Notice } from '../ui/index.ts';
import './restart.css';

function RestartNotice() {
  return (
    <div class="restart" role="alert">
      <Notice
        tone="warn"
        actions={
          <Button tone="primary" onClick={() => browser.runtime.reload()}>
            {t('diagnostics.restart')}
          </Button>
        }
      >
        {t('diagnostics.updated')}
      </Notice>
    </div>
  );
}

/** Shows the notice above everything else on the page. */
export function showRestartNotice(): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  render(<RestartNotice />, place);
}
