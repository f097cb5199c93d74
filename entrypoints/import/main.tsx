import { render } from 'preact';
import { ErrorBoundary } from '../../components/diagnostics/index.ts';
import '../../components/ui/theme/theme.css';
import { guardPage } from '../../components/ui/index.ts';
import './import-page.css';
import { watchForUpdate } from '../../components/restart/index.ts';
import { reportUncaught } from '../../lib/diagnostics/index.ts';
import { drawInLanguage } from '../../lib/settings/index.ts';
import { ImportPage, isWide, pageTitle } from './import-page.tsx';

reportUncaught();
guardPage();

const app = document.getElementById('app');
if (app)
  await drawInLanguage(() => {
    document.title = pageTitle();
    app.toggleAttribute('data-wide', isWide);
    render(
      <ErrorBoundary>
        <ImportPage />
      </ErrorBoundary>,
      app,
    );
  });
watchForUpdate();
