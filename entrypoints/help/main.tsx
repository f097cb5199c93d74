import { render } from 'preact';
import { ErrorBoundary } from '../../components/diagnostics/index.ts';
import '../../components/ui/theme/theme.css';
import { guardPage } from '../../components/ui/index.ts';
import './help.css';
import { watchForUpdate } from '../../components/restart/index.ts';
import { reportUncaught } from '../../lib/diagnostics/index.ts';
import { fetchHelp, loadedLanguage, t } from '../../lib/i18n/index.ts';
import { drawInLanguage } from '../../lib/settings/index.ts';
import { Help } from './help.tsx';

reportUncaught();
guardPage();

const app = document.getElementById('app');
if (app)
  await drawInLanguage(() => {
    document.title = t('help.pageTitle');
    const language = loadedLanguage() ?? 'en';
    render(
      <ErrorBoundary>
        <Help key={language} language={language} read={fetchHelp} />
      </ErrorBoundary>,
      app,
    );
  });
watchForUpdate();
