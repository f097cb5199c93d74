import {
  ChecklistItem,
  captureShortcut,
  readShortcuts,
  type Shortcut,
  ShortcutButton,
  suggestedKeys,
  watchShortcuts,
} from '../../components/connection/index.ts';
import { Kbd, useWatched } from '../../components/ui/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';

const TRY_IT = 'https://en.wikipedia.org/wiki/Worldbuilding';

/** The last step: how to capture, with the shortcut that this browser has. */
export function Ready({ connection }: { connection: Connection }) {
  const shortcuts = useWatched(readShortcuts, watchShortcuts);
  const ready = connection.worldId !== null;
  const capture = shortcuts && captureShortcut(shortcuts);
  return (
    <ChecklistItem
      number={6}
      title={ready ? 'You are ready' : 'Then you are ready'}
      status={ready ? 'done' : 'todo'}
    >
      {shortcuts === undefined ? null : capture?.keys ? (
        <p class="ready">
          Select text on any web page and press <Keys keys={capture.keys} />, or press the Loreside button in
          the toolbar.
        </p>
      ) : (
        <>
          <p class="ready">
            Select text on any web page and press the Loreside button in the toolbar. No key does the same
            yet: the suggested one, {suggestedKeys()}, may belong to something else here.
          </p>
          <div>
            <ShortcutButton>Set a key</ShortcutButton>
          </div>
        </>
      )}
      {shortcuts && <Further shortcuts={shortcuts} />}
      <p class="soft">
        Browsers let no extension read this page, so try it on{' '}
        <a href={TRY_IT} target="_blank" rel="noreferrer">
          an article about worldbuilding
        </a>
        , or on any page that you have open.
      </p>
    </ChecklistItem>
  );
}

/** Other features. A shortcut is named only if the browser assigned it. */
function Further({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const keyOf = (name: string) => shortcuts.find((one) => one.name === name)?.keys;
  const [panel, palette] = [keyOf('open-panel'), keyOf('open-palette')];
  return (
    <ul class="ready-further">
      {panel && (
        <li>
          <Keys keys={panel} /> opens your world beside any page: search it, read it, roll its dice.
        </li>
      )}
      {palette && (
        <li>
          <Keys keys={palette} /> searches it from anywhere, and does things with the page at hand.
        </li>
      )}
      <li>On the pages of your world a small bar stands beside the title.</li>
      <li>Loreside doesn’t capture in private windows, because drafts are saved on disk.</li>
    </ul>
  );
}

function Keys({ keys }: { keys: string }) {
  return (
    <span class="keys">
      <span class="visually-hidden">{keys}</span>
      {keys.split('+').map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
