import { readShortcuts, ShortcutButton, watchShortcuts } from '../../components/connection/index.ts';
import { useWatched } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';

/** The shortcuts as the browser has them. Only the browser's own page can change them. */
export function ShortcutsSection() {
  const shortcuts = useWatched(readShortcuts, watchShortcuts) ?? [];
  return (
    <>
      <dl class="shortcuts">
        {shortcuts.map((shortcut) => (
          <div key={shortcut.name}>
            <dt>{shortcut.description}</dt>
            <dd>
              {shortcut.keys ? (
                <kbd class="kbd">{shortcut.keys}</kbd>
              ) : (
                <span class="soft">{t('options.shortcutNotSet')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <ShortcutButton>{t('options.changeShortcuts')}</ShortcutButton>
      </div>
    </>
  );
}
