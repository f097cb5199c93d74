import type { ComponentChild } from 'preact';
import { keyHints } from '../../components/capture/index.ts';
import { readShortcuts, ShortcutButton, watchShortcuts } from '../../components/connection/index.ts';
import { CopyDiagnostics } from '../../components/diagnostics/index.ts';
import { panelKeys } from '../../components/panel/index.ts';
import { KeyList, useWatched } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';

/** The shortcuts as the browser has them now. */
function Shortcuts() {
  const shortcuts = useWatched(readShortcuts, watchShortcuts) ?? [];
  return (
    <>
      <KeyList
        groups={[
          {
            title: null,
            keys: shortcuts.map(({ description, keys }) => ({
              keys: keys || null,
              does: description,
            })),
          },
        ]}
      />
      <div>
        <ShortcutButton>{t('options.changeShortcuts')}</ShortcutButton>
      </div>
    </>
  );
}

function Diagnostics() {
  return (
    <div class="help-tool">
      <p class="soft">{t('diagnostics.hint')}</p>
      <CopyDiagnostics />
    </div>
  );
}

/** What a help text can include besides text (`::name`). */
export const PARTS: Readonly<Record<string, () => ComponentChild>> = {
  shortcuts: () => <Shortcuts />,
  'popup-keys': () => <KeyList groups={[{ title: null, keys: keyHints() }]} />,
  'panel-keys': () => <KeyList groups={panelKeys()} heading="h4" />,
  diagnostics: () => <Diagnostics />,
};
