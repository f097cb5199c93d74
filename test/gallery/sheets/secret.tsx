import { useEffect, useRef } from 'preact/hooks';
import { SecretView } from '../../../components/secret/index.ts';
import '../../../components/panel/panel.css';
import { outside } from '../browser.ts';
import { WORLD } from '../sample/connection.ts';
import { storeWorld } from '../sample/world.ts';
import type { Sheet } from '../story.ts';

const SECRET = {
  id: 's-1',
  title: 'Who put the ninth lamp out',
  entityClass: 'Secret',
  slug: null,
  url: null,
  state: 'private',
  tags: [],
  content: 'Not the storm. @[Tobias Fenn](person:tobias) was paid for it, and [b]Edda saw him[/b].',
  contentParsed: null,
  groups: [{ id: 'g-1', title: 'Friends of the Ninth Crew' }],
  articleId: 'saltmere',
};

/** Shows the secret's text as a person does. */
function Shown() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const seen = new MutationObserver(() => {
      const button = place.current?.querySelector<HTMLElement>('.secret-bar button');
      if (!button) return;
      seen.disconnect();
      button.click();
    });
    if (place.current) seen.observe(place.current, { childList: true, subtree: true });
    return () => seen.disconnect();
  }, []);
  return (
    <main class="panel-main column gap-4" ref={place}>
      <SecretView worldId={WORLD} id="s-1" open={() => {}} search={() => {}} />
    </main>
  );
}

export default async function secret(): Promise<Sheet> {
  await storeWorld();
  outside.answers(({ channel }) =>
    channel === 'library.secret'
      ? { ok: true, value: { secret: SECRET, readAt: Date.now(), fromCopy: false } }
      : undefined,
  );
  return { fill: true, stories: [{ name: 'What it says', show: () => <Shown /> }] };
}
