import { ConfirmDialog } from '../ui/index.ts';
import type { Told } from './deeds.ts';

/** The question before more people see a thing. */
export function ExposureDialog({ told: { deed, standing } }: { told: Told }) {
  if (standing.step !== 'asking') return null;
  const { question, answer } = standing;
  return (
    <ConfirmDialog
      title={question.title}
      confirm={question.confirm}
      keep="Cancel"
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      <p>
        <bdi data-private={deed.isPrivate || undefined}>“{deed.title || 'Untitled'}”</bdi>
      </p>
      <p>{question.words}</p>
    </ConfirmDialog>
  );
}
