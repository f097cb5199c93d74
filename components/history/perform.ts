import { t } from '../../lib/i18n/index.ts';
import { announce } from '../ui/index.ts';
import { mayExpose, questionBefore } from './exposure.ts';
import {
  confirmExposure,
  currentOperations,
  type Operation,
  type OperationResult,
  runOperation,
} from './operations.ts';

/**
 * Runs an operation, and asks first if more people would see the entry. Its progress is shown in a toast and announced,
 * whatever the panel shows by then.
 * @param onStart called once no question is left
 * @returns null if the person decided against it
 */
export async function perform(
  operation: Operation,
  onStart: () => void = () => {},
): Promise<OperationResult | null> {
  if (mayExpose(operation)) {
    const question = await questionBefore(operation);
    if (question && !(await confirmExposure(operation, question))) return null;
  }
  onStart();
  const result = await runOperation(operation);
  const { status } = currentOperations().find((one) => one.operation === operation) ?? {};
  if (status && 'sentence' in status) {
    const { sentence } = status;
    const canUndo = status.step === 'done' && status.undoes !== null;
    announce(canUndo ? t('history.undoShortcut', { text: sentence }) : sentence);
  }
  return result;
}
