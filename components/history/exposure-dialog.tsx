import { t } from '../../lib/i18n/index.ts';
import { ConfirmDialog } from '../ui/index.ts';
import type { RunningOperation } from './operations.ts';

/** Asks before more people can see an entry. */
export function ExposureDialog({ running: { operation, status } }: { running: RunningOperation }) {
  if (status.step !== 'asking') return null;
  const { question, answer } = status;
  return (
    <ConfirmDialog
      title={t(question.title)}
      confirm={t(question.confirm)}
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      <p>
        <bdi data-private={operation.isPrivate || undefined}>“{operation.title || t('common.untitled')}”</bdi>
      </p>
      {question.warnings.map((warning) => (
        <p key={warning.id}>{t(warning)}</p>
      ))}
    </ConfirmDialog>
  );
}
