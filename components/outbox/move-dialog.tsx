import { useState } from 'preact/hooks';
import { type MessageId, t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { type Audience, audienceOf, type Draft, mayHaveArrived } from '../../lib/outbox/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { Button, ModalDialog } from '../ui/index.ts';
import { titleOf } from './groups.ts';
import { WorldChoice } from './world-choice.tsx';

export const READERS = {
  authors: null,
  public: 'outbox.readersWillSee',
  worldDefault: 'outbox.readersMaySee',
} as const satisfies Record<Audience, MessageId | null>;

/** Asks which world of this account a draft of another account goes to. */
export function MoveDialog(props: {
  draft: Draft;
  connection: Connection;
  onMove: (worldId: WorldId) => void;
  onClose: () => void;
}) {
  const { draft, connection } = props;
  // Both accounts may write in this world.
  const shared = connection.worlds.find(({ id }) => id === draft.text.worldId);
  const [worldId, setWorldId] = useState(shared?.id ?? connection.worldId ?? connection.worlds[0]?.id ?? '');
  const readers = READERS[audienceOf(draft.text)];
  return (
    <ModalDialog
      title={t('outbox.moveTitle', { name: titleOf(draft) })}
      onClose={props.onClose}
      actions={
        <>
          <Button tone="primary" icon="send" disabled={!worldId} onClick={() => props.onMove(worldId)}>
            {t('outbox.moveConfirm')}
          </Button>
          <Button onClick={props.onClose}>{t('outbox.keepHere')}</Button>
        </>
      }
    >
      <p>{t('outbox.moveText', { account: connection.username })}</p>
      {mayHaveArrived(draft) && <p>{t('outbox.moveMayBeTwice')}</p>}
      <WorldChoice worlds={connection.worlds} value={worldId} onChange={setWorldId} />
      {readers && <p class="small soft">{t(readers)}</p>}
    </ModalDialog>
  );
}
