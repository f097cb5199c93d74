import { render } from 'preact';
import { ErrorBoundary } from '../../components/diagnostics/index.ts';
import '../../components/ui/theme/theme.css';
import { guardPage } from '../../components/ui/index.ts';
import './welcome.css';
import { watchForUpdate } from '../../components/restart/index.ts';
import { reportUncaught } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { drawInLanguage } from '../../lib/settings/index.ts';
import { Welcome } from './welcome.tsx';

reportUncaught();
guardPage();

const app = document.getElementById('app');
if (app)
  await drawInLanguage(() => {
    document.title = t('welcome.title');
    render(
      <ErrorBoundary>
        <Welcome />
      </ErrorBoundary>,
      app,
    );
  });
watchForUpdate();
