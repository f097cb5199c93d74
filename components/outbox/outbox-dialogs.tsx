import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { ArticleId, WorldId } from '../../lib/model/index.ts';
import { audienceOf, copiesOf, type Draft, mayHaveArrived } from '../../lib/outbox/index.ts';
import type { Connection } from '../../lib/stored-state/index.ts';
import { Button, ConfirmDialog, HelpDialog, Icon, ModalDialog } from '../ui/index.ts';
import { READERS, WorldChoice } from './drafts-from-before.tsx';
import { titleOf } from './groups.ts';
import { editPage, type OpenDialog } from './use-actions.ts';

/** Asks which world of this account a draft of another account goes to. */
function MoveDialog(props: {
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

/** Confirmations for actions that can't be undone, and a list of copies. */
export function OutboxDialogs(props: {
  dialog: OpenDialog;
  onClose: () => void;
  onAsk: (next: OpenDialog) => void;
  onRemove: (draft: Draft, articleId: ArticleId) => void;
  onSendAgain: (draft: Draft) => void;
  onMove: (draft: Draft, worldId: WorldId) => void;
}) {
  const { dialog, onClose } = props;
  const name = titleOf(dialog.draft);
  switch (dialog.kind) {
    case 'sendAgain':
      return (
        <ConfirmDialog
          title={t('outbox.sendAgainTitle', { name })}
          confirm={t('outbox.actionSendAgain')}
          keep={t('outbox.keepHere')}
          onConfirm={() => props.onSendAgain(dialog.draft)}
          onClose={onClose}
        >
          <p>{t('outbox.sendAgainText')}</p>
        </ConfirmDialog>
      );
    case 'move':
      return (
        <MoveDialog
          draft={dialog.draft}
          connection={dialog.connection}
          onMove={(worldId) => props.onMove(dialog.draft, worldId)}
          onClose={onClose}
        />
      );
    case 'removeExtra': {
      const copies = copiesOf(dialog.draft);
      const articleId = dialog.articleId ?? copies.at(-1);
      return (
        <ConfirmDialog
          title={t('outbox.removeTitle')}
          confirm={t('outbox.removeCopy')}
          keep={t('outbox.keepBoth')}
          onConfirm={() => (articleId ? props.onRemove(dialog.draft, articleId) : onClose())}
          onClose={onClose}
        >
          <p>{t('outbox.removeText', { name, count: copies.length - 1 })}</p>
        </ConfirmDialog>
      );
    }
    case 'compare':
      return (
        <HelpDialog title={t('outbox.copiesTitle', { name })} onClose={onClose}>
          <ul class="copies">
            {copiesOf(dialog.draft).map((articleId, index, all) => (
              <li key={articleId}>
                <a
                  href={editPage(dialog.connection, articleId) ?? undefined}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('outbox.copyNumber', { number: index + 1 })} <Icon name="open" />
                </a>
                {all.length > 1 && (
                  <Button
                    size="small"
                    tone="danger"
                    aria-label={t('outbox.removeNumber', { number: index + 1 })}
                    onClick={() => props.onAsk({ kind: 'removeExtra', draft: dialog.draft, articleId })}
                  >
                    {t('common.remove')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </HelpDialog>
      );
  }
}
