import type { ComponentChildren } from 'preact';
import { type MessageId, t } from '../../../lib/i18n/index.ts';
import { type Audience, audienceOf, type DraftText } from '../../../lib/outbox/index.ts';
import { Button, Icon, IconButton, Trans } from '../../ui/index.ts';
import { SAVE_KEYS } from '../keys.ts';

interface OutcomeProps {
  text: DraftText;
  isConnected: boolean;
  /** The title of the draft's world; null if none is chosen. */
  world: string | null;
}

const VISIBLE = {
  public: 'capture.willBeVisible',
  worldDefault: 'capture.mayBeVisible',
} as const satisfies Record<Exclude<Audience, 'authors'>, MessageId>;

/** What Save will do, in a few words. */
function Outcome({ text, isConnected, world }: OutcomeProps) {
  const { target, fields } = text;
  const audience = audienceOf(text);
  const isolated = (title: ComponentChildren) => <bdi>{title}</bdi>;
  const words = () => {
    if (!isConnected) return t('outbox.waitingForConnection');
    if (target.kind === 'append')
      return <Trans id="capture.willAppend" values={{ title: target.articleTitle, article: isolated }} />;
    if (audience !== 'authors') return t(VISIBLE[audience]);
    if (world === null) return t('capture.chooseWorld');
    return fields.isDraft === false ? (
      <Trans id="capture.willBePrivate" values={{ title: world, world: isolated }} />
    ) : (
      <Trans id="capture.willBeDraft" values={{ title: world, world: isolated }} />
    );
  };
  const isWarned = isConnected && target.kind === 'new' && audience !== 'authors';
  return (
    <p class="savebar-outcome" role="status" data-tone={isWarned ? 'warn' : 'plain'}>
      {words()}
    </p>
  );
}

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
          title={t('common.nameAndNote', { name: t('capture.moreFields'), note: 'Alt+M' })}
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
