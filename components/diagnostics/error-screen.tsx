import { Button, Notice } from '../ui/index.ts';
import { CopyDiagnostics } from './copy-diagnostics.tsx';

/** Replaces a page that can’t be rendered. */
export function ErrorScreen() {
  return (
    <div class="page-error">
      <Notice
        tone="danger"
        actions={
          <>
            <Button tone="primary" onClick={() => location.reload()}>
              Reload
            </Button>
            <CopyDiagnostics />
          </>
        }
      >
        This page couldn’t be shown. Drafts are saved as you type. Reload the page. If this happens again,
        copy the diagnostics and add them to your report.
      </Notice>
    </div>
  );
}
