import { useState } from 'preact/hooks';
import {
  canChangeShortcuts,
  hasShortcuts,
  readShortcuts,
  ShortcutButton,
  watchShortcuts,
} from '../../components/connection/index.ts';
import { useWatched } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Fact, WideSetting } from './setting.tsx';
import { Keys, ShortcutRow } from './shortcut-row.tsx';

/** The shortcuts as the browser has them, to change here where it allows that, or else on its own page. */
export function ShortcutsSection() {
  const [changes, setChanges] = useState(0);
  const shortcuts = useWatched(readShortcuts, watchShortcuts, [changes]) ?? [];
  if (!hasShortcuts()) return <WideSetting name={t('options.shortcuts')} hint={t('options.noShortcuts')} />;
  return (
    <>
      {shortcuts.map((shortcut) =>
        canChangeShortcuts() ? (
          <ShortcutRow
            key={shortcut.name}
            shortcut={shortcut}
            all={shortcuts}
            onChange={() => setChanges((count) => count + 1)}
          />
        ) : (
          <Fact key={shortcut.name} name={shortcut.description} choices={[t('capture.keysTitle')]}>
            <Keys keys={shortcut.keys} />
          </Fact>
        ),
      )}
      <div class="options-actions">
        <ShortcutButton>{t('options.changeShortcuts')}</ShortcutButton>
      </div>
    </>
  );
}
