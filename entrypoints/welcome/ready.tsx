import type { ComponentChildren, Ref } from 'preact';
import {
  ChecklistItem,
  captureShortcut,
  hasShortcuts,
  readShortcuts,
  type Shortcut,
  ShortcutButton,
  suggestedKeys,
  watchShortcuts,
} from '../../components/connection/index.ts';
import { usePanelOpener } from '../../components/local-worlds/index.ts';
import { Button, Kbd, Trans, useWatched } from '../../components/ui/index.ts';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';

const TRY_IT = 'https://en.wikipedia.org/wiki/Worldbuilding';

/** The last step: the panel, and how to capture, with the shortcut that this browser has. */
export function Ready({ connection }: { connection: Connection }) {
  const openPanel = usePanelOpener();
  const ready = connection.worldId !== null;
  return (
    <ChecklistItem
      number={5}
      title={t(ready ? 'welcome.ready' : 'welcome.startCapturing')}
      status={ready ? 'done' : 'todo'}
    >
      {ready && (
        <div>
          <Button tone="primary" onClick={() => detach(openPanel(connection.worldId), 'welcome.openPanel')}>
            {t('common.openPanel')}
          </Button>
        </div>
      )}
      <CaptureHelp isConnected />
    </ChecklistItem>
  );
}

/** How to capture, and what else there is once connected. */
export function CaptureHelp({ isConnected = false }: { isConnected?: boolean }) {
  const shortcuts = useWatched(readShortcuts, watchShortcuts);
  const capture = shortcuts && captureShortcut(shortcuts);
  return (
    <>
      {!hasShortcuts() ? (
        <p class="ready">{t('welcome.captureFromMenu')}</p>
      ) : shortcuts === undefined ? null : capture?.keys ? (
        <p class="ready">
          <Trans id="welcome.captureWithKeys" values={{ kbd: Keys, keys: capture.keys }} />
        </p>
      ) : (
        <>
          <p class="ready">{t('welcome.captureWithoutKeys', { keys: suggestedKeys() })}</p>
          <div>
            <ShortcutButton>{t('welcome.setShortcut')}</ShortcutButton>
          </div>
        </>
      )}
      {shortcuts && isConnected && <Further shortcuts={shortcuts} />}
      <p class="soft">
        <Trans id="welcome.tryIt" values={{ link: TryItLink }} />
      </p>
    </>
  );
}

const TryItLink = (text: ComponentChildren) => (
  <a href={TRY_IT} target="_blank" rel="noreferrer">
    {text}
  </a>
);

/** Other features. A shortcut is named only if the browser assigned it. */
function Further({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const keyOf = (name: string) => shortcuts.find((one) => one.name === name)?.keys;
  const [panel, palette] = [keyOf('open-panel'), keyOf('open-palette')];
  return (
    <ul class="ready-further">
      {panel && (
        <li>
          <Trans id="welcome.panel" values={{ kbd: Keys, keys: panel }} />
        </li>
      )}
      {palette && (
        <li>
          <Trans id="welcome.palette" values={{ kbd: Keys, keys: palette }} />
        </li>
      )}
      <li>{t('welcome.bar')}</li>
      <li>{t('welcome.privateWindows')}</li>
    </ul>
  );
}

/** A shortcut as keys. `chunks`: the shortcut as text. */
function Keys(chunks: readonly ComponentChildren[]) {
  const keys = chunks.join('');
  return (
    <span class="keys">
      <span class="visually-hidden">{keys}</span>
      {keys.split('+').map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}

/** What works before there are keys: capturing, and drafts that wait on this device. */
export function DraftsOnly(props: { onBack: () => void; titleRef: Ref<HTMLHeadingElement> }) {
  return (
    <section class="drafts-only" aria-labelledby="drafts-only">
      <h2 id="drafts-only" tabIndex={-1} ref={props.titleRef}>
        {t('welcome.draftsTitle')}
      </h2>
      <p>{t('welcome.draftsWait')}</p>
      <CaptureHelp />
      <p class="soft">
        <Trans
          id="welcome.draftsWhere"
          values={{
            link: (text) => (
              <a href="/options.html#drafts" target="_blank" rel="noreferrer">
                {text}
              </a>
            ),
          }}
        />
      </p>
      <p>
        <Button onClick={props.onBack}>{t('welcome.others')}</Button>
      </p>
    </section>
  );
}
