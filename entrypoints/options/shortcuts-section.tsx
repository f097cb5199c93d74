import { readShortcuts, ShortcutButton, watchShortcuts } from '../../components/connection/index.ts';
import { useWatched } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Fact } from './setting.tsx';

/** The shortcuts as the browser has them. Only the browser's own page can change them. */
export function ShortcutsSection() {
  const shortcuts = useWatched(readShortcuts, watchShortcuts) ?? [];
  return (
    <>
      {shortcuts.map(({ name, description, keys }) => (
        <Fact key={name} name={description}>
          {keys ? <kbd class="kbd">{keys}</kbd> : <span class="soft">{t('options.shortcutNotSet')}</span>}
        </Fact>
      ))}
      <div class="options-actions">
        <ShortcutButton>{t('options.changeShortcuts')}</ShortcutButton>
      </div>
    </>
  );
}
