import { t } from '../../lib/i18n/index.ts';
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
              {t('diagnostics.reload')}
            </Button>
            <CopyDiagnostics />
          </>
        }
      >
        <h1>{t('diagnostics.pageFailed')}</h1>
        <p>{t('diagnostics.pageFailedHint')}</p>
      </Notice>
    </div>
  );
}
