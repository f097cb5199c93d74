import { render } from 'preact';
import { ErrorBoundary } from '../../components/diagnostics/index.ts';
import '../../components/ui/theme/theme.css';
import { guardPage } from '../../components/ui/index.ts';
import { Palette } from './palette.tsx';
import './palette.css';
import { watchForUpdate } from '../../components/restart/index.ts';
import { reportUncaught } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { drawInLanguage } from '../../lib/settings/index.ts';

reportUncaught();
guardPage();

const app = document.getElementById('app');
const box = document.getElementById('search');
if (app)
  await drawInLanguage(() => {
    document.title = t('search.box');
    render(
      <ErrorBoundary>
        <Palette typedBefore={box instanceof HTMLInputElement ? box.value : ''} />
      </ErrorBoundary>,
      app,
    );
  });
watchForUpdate();
