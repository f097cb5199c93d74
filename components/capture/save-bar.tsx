import { t } from '../../lib/i18n/index.ts';
import { Button, IconButton, Kbd } from '../ui/index.ts';
import { SAVE_KEYS } from './keys.ts';

/** The bar at the bottom with the save status and the Save button. */
export function SaveBar(props: {
  status: string;
  /** Null if there is nothing to save on the screen. */
  save: { label: string; busy: boolean } | null;
  onSave: () => void;
  onDiscard: () => void;
  onKeys: () => void;
}) {
  const { save } = props;
  return (
    <footer class="savebar">
      {save && <IconButton icon="bin" label={t('capture.discardDraft')} onClick={props.onDiscard} />}
      <button type="button" class="savebar-keys" aria-keyshortcuts="F1" onClick={props.onKeys}>
        {t('capture.keys')} <Kbd>F1</Kbd>
      </button>
      <p class="savebar-status">{props.status}</p>
      {save && (
        <Button tone="primary" keys={SAVE_KEYS} busy={save.busy} onClick={props.onSave}>
          {save.label}
        </Button>
      )}
    </footer>
  );
}
