import { expect, test, vi } from 'vitest';
import {
  closeToastsOf,
  currentToasts,
  dismissToast,
  showToast,
  type Toast,
} from '../../../components/ui/overlays/toasts.ts';

test('the toasts of a world that is gone are closed; others stay', () => {
  const onClose = vi.fn();
  const toast = (id: string, worldId?: string): Toast => ({
    ...{ id, tone: 'good', content: id, displayMs: null, onClose },
    ...(worldId !== undefined && { worldId }),
  });
  for (const one of [toast('gone', 'w1'), toast('other', 'w2'), toast('none')]) showToast(one);
  closeToastsOf(['w1', 'w3']);
  expect(currentToasts().map(({ id }) => id)).toEqual(['other', 'none']);
  expect(onClose).toHaveBeenCalledOnce();
  for (const { id } of currentToasts()) dismissToast(id);
});
