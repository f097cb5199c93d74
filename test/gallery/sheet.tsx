import './own-storage.ts';
import { render } from 'preact';
import '../../components/ui/theme/theme.css';
import './sheet.css';
import { direction, fetchCatalog, useCatalog } from '../../lib/i18n/index.ts';
import { KIT, SCREENS } from './catalogue.ts';
import { forceScheme } from './scheme.ts';

const asked = new URLSearchParams(location.search);
const listing = [...KIT, ...SCREENS].find(({ id }) => id === asked.get('sheet'));
const app = document.getElementById('app');

forceScheme(asked.get('scheme'));

const language = asked.get('language') ?? 'en';
useCatalog(language, await fetchCatalog(language));
document.documentElement.lang = language;
document.documentElement.dir = direction(language);

if (listing && app) {
  document.title = `${listing.title}, ${asked.get('scheme') ?? 'as the system'}`;
  const { stories, fill } = await (await listing.load())();
  render(
    fill ? (
      stories.map(({ show }) => show())
    ) : (
      <main class="board">
        <h1>{listing.title}</h1>
        {stories.map(({ name, show }) => (
          <section key={name} class="story">
            <h2>{name}</h2>
            <div class="story-shown">{show()}</div>
          </section>
        ))}
      </main>
    ),
    app,
  );
  const tell = () => parent.postMessage({ height: document.documentElement.offsetHeight }, location.origin);
  new ResizeObserver(tell).observe(document.documentElement);
  document.body.dataset.ready = listing.id;
}
