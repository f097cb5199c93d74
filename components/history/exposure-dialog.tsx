import { ConfirmDialog } from '../ui/index.ts';
import type { RunningOperation } from './operations.ts';

/** Asks before more people can see an entry. */
export function ExposureDialog({ running: { operation, status } }: { running: RunningOperation }) {
  if (status.step !== 'asking') return null;
  const { question, answer } = status;
  return (
    <ConfirmDialog
      title={question.title}
      confirm={question.confirm}
      keep="Cancel"
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      <p>
        <bdi data-private={operation.isPrivate || undefined}>“{operation.title || 'Untitled'}”</bdi>
      </p>
      <p>{question.words}</p>
    </ConfirmDialog>
  );
}
