import { render } from 'preact';
import browser from 'webextension-polyfill';
import { ErrorBoundary } from '../../components/diagnostics/index.ts';
import '../../components/ui/theme/theme.css';
import { guardPage } from '../../components/ui/index.ts';
import './popup.css';
import { CaptureScreen } from '../../components/capture/index.ts';
import { watchForUpdate } from '../../components/restart/index.ts';
import { reportUncaught } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { drawInLanguage } from '../../lib/settings/index.ts';

/** Pixels. A screen that is narrower has no room for a popup. */
const NARROWEST_POPUP = 500;

reportUncaught();
guardPage();

// A popup takes the size of its document; a tab, a window or the sheet of a phone has its own.
const isPopup = browser.extension.getViews({ type: 'popup' }).includes(window);
if (!isPopup || screen.width < NARROWEST_POPUP) document.documentElement.dataset.shape = 'page';

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
