import { useEffect, useRef } from 'preact/hooks';
import type { ArticleId } from '../../lib/model/index.ts';
import type { Draft } from '../../lib/outbox/index.ts';
import { Button, ConfirmDialog, HelpDialog, Icon } from '../ui/index.ts';
import { titleOf } from './groups.ts';
import { copiesOf, editPage } from './links.ts';
import type { OpenDialog } from './use-actions.ts';

/** Confirmations for actions that can't be undone, and two help dialogs. */
export function OutboxDialogs(props: {
  dialog: OpenDialog;
  onClose: () => void;
  onAsk: (next: OpenDialog) => void;
  onRemove: (draft: Draft, articleId: ArticleId) => void;
  onSendAgain: (draft: Draft) => void;
}) {
  const { dialog, onClose } = props;
  const name = titleOf(dialog.draft);
  switch (dialog.kind) {
    case 'sendAgain':
      return (
        <ConfirmDialog
          title={`Send “${name}” again?`}
          confirm="Send again"
          keep="Keep it here"
          onConfirm={() => props.onSendAgain(dialog.draft)}
          onClose={onClose}
        >
          <p>An earlier sending may have arrived. If it did, your world gets a second copy.</p>
        </ConfirmDialog>
      );
    case 'removeExtra': {
      const copies = copiesOf(dialog.draft);
      const articleId = dialog.articleId ?? copies.at(-1);
      return (
        <ConfirmDialog
          title="Remove the extra copy?"
          confirm="Remove the copy"
          keep="Keep both"
          onConfirm={() => (articleId ? props.onRemove(dialog.draft, articleId) : onClose())}
          onClose={onClose}
        >
          <p>
            One copy of “{name}” is deleted in your world, and{' '}
            {copies.length > 2 ? 'the others stay' : 'the other stays'}. It is looked at first: if anybody
            changed it since, nothing is deleted.
          </p>
          <p>The text stays on this device as well.</p>
        </ConfirmDialog>
      );
    }
    case 'compare':
      return (
        <HelpDialog title={`The copies of “${name}”`} onClose={onClose}>
          <ul class="copies">
            {copiesOf(dialog.draft).map((articleId, index, all) => (
              <li key={articleId}>
                <a
                  href={editPage(dialog.connection, articleId) ?? undefined}
                  target="_blank"
                  rel="noreferrer"
                >
                  Copy {index + 1} <Icon name="open" />
                </a>
                {all.length > 1 && (
                  <Button
                    size="small"
                    tone="danger"
                    aria-label={`Remove copy ${index + 1}`}
                    onClick={() => props.onAsk({ kind: 'removeExtra', draft: dialog.draft, articleId })}
                  >
                    Remove
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </HelpDialog>
      );
    case 'copyByHand':
      return (
        <HelpDialog title="Copy the text by hand" onClose={onClose}>
          <p>The browser did not let the text onto the clipboard. It is selected: press Ctrl+C.</p>
          <SelectedText text={dialog.text} />
        </HelpDialog>
      );
  }
}

function SelectedText({ text }: { text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), []);
  return <textarea ref={area} class="input" readOnly aria-label="Text of the draft" rows={8} value={text} />;
}
