import { render } from 'preact';
import browser from 'webextension-polyfill';
import { ErrorBoundary } from '../../components/diagnostics/index.ts';
import '../../components/ui/theme.css';
import { guardDrops } from '../../components/ui/index.ts';
import './popup.css';
import { CaptureScreen } from '../../components/capture/index.ts';
import { watchForUpdate } from '../../components/restart/index.ts';
import { reportUncaught } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { drawInLanguage, followTypeface } from '../../lib/settings/index.ts';

reportUncaught();
guardDrops();
followTypeface();

// A popup takes the size of its document; a tab or a window has its own.
if (!browser.extension.getViews({ type: 'popup' }).includes(window))
  document.documentElement.dataset.shape = 'page';

const app = document.getElementById('app');
if (app)
  await drawInLanguage(() => {
    document.title = t('capture.pageTitle');
    render(
      <ErrorBoundary>
        <CaptureScreen />
      </ErrorBoundary>,
      app,
    );
  });
document.body.dataset.ready = 'popup';
watchForUpdate();
