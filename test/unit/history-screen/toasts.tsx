import { OperationToasts } from '../../../components/history/operations/operation-toasts.tsx';
import { ToastStack } from '../../../components/ui/index.ts';

/** Operations and their toasts, as the panel draws them. */
export const Toasts = () => (
  <>
    <OperationToasts />
    <ToastStack />
  </>
);
