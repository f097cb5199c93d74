import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import { Button, Icon, IconButton } from '../ui/index.ts';
import { SAVE_KEYS } from './keys.ts';
import { Outcome, type OutcomeProps } from './outcome.tsx';

/** The bar at the bottom: what Save will do, whether the text is stored, and the less frequent actions. */
export function SaveBar(props: {
  status: string;
  /** Null if there is nothing to save on the screen. */
  save: { label: string; busy: boolean; outcome: OutcomeProps } | null;
  /** What can be done with the draft by hand; null while that loads. */
  menu: ComponentChildren;
  /** Whether the other fields are shown; null if there are none. */
  more: boolean | null;
  onSave: () => void;
  onDiscard: () => void;
  onKeys: () => void;
  onMore: (open: boolean) => void;
}) {
  const { save, more } = props;
  return (
    <footer class="savebar">
      {save && <IconButton icon="bin" label={t('capture.discardDraft')} onClick={props.onDiscard} />}
      <IconButton icon="keyboard" label={t('capture.keysTitle')} keys="F1" onClick={props.onKeys} />
      {more !== null && (
        <button
          type="button"
          class="savebar-button"
          aria-expanded={more}
          aria-controls={more ? 'more' : undefined}
          aria-keyshortcuts="Alt+M"
          title={t('capture.withKey', { name: t('capture.moreFields'), key: 'Alt+M' })}
          onClick={() => props.onMore(!more)}
        >
          {t('capture.moreFields')} <Icon name="down" />
        </button>
      )}
      {props.menu}
      <div class="savebar-state">
        {save && <Outcome {...save.outcome} />}
        <p class="savebar-status">{props.status}</p>
      </div>
      {save && (
        <Button tone="primary" keys={SAVE_KEYS} busy={save.busy} onClick={props.onSave}>
          {save.label}
        </Button>
      )}
    </footer>
  );
}
