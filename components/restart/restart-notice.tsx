import { render } from 'preact';
import browser from 'webextension-polyfill';
import { Button, Notice } from '../ui/index.ts';
import './restart.css';

function RestartNotice() {
  return (
    <div class="restart" role="alert">
      <Notice
        tone="warn"
        actions={
          <Button tone="primary" onClick={() => browser.runtime.reload()}>
            Restart Loreside
          </Button>
        }
      >
        Loreside was updated. Restart it to go on; this page closes. Your drafts are saved.
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
