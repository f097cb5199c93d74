import { render } from 'preact';
import { ErrorBoundary } from '../../components/diagnostics/index.ts';
import '../../components/ui/theme/theme.css';
import { applyLastAccent, Panel, preloadView, routeOf } from '../../components/panel/index.ts';
import { watchForUpdate } from '../../components/restart/index.ts';
import { startWorldId } from '../../components/search/index.ts';
import { guardPage } from '../../components/ui/index.ts';
import { reportUncaught } from '../../lib/diagnostics/index.ts';
import { prepareLibrary } from '../../lib/library/index.ts';
import { drawInLanguage } from '../../lib/settings/index.ts';

reportUncaught();
guardPage();
prepareLibrary(startWorldId());

const drafts = () => import('./drafts.ts');

const app = document.getElementById('app');
// People can type in the static shell before this script runs, so keep the text in its box.
const box = document.getElementById('search');
const typed = box instanceof HTMLInputElement ? box.value : '';
const initialRoute = routeOf(location.search, typed);
preloadView(initialRoute);
applyLastAccent();
if (app)
  await drawInLanguage(() =>
    render(
      <ErrorBoundary>
        <Panel
          initialRoute={initialRoute}
          onDraft={async (title, worldId) => (await drafts()).beginDraft(title, worldId)}
          onEdit={async (id) => (await drafts()).writeDraft(id)}
        />
      </ErrorBoundary>,
      app,
    ),
  );
watchForUpdate();
