import { t } from '../../lib/i18n/index.ts';
import { dismissToast, showToast } from '../ui/index.ts';
import { createSample } from './create-sample.ts';

const ID = 'removed-sample';
const DISPLAY_MS = 10_000;

/** Says that the sample world was removed as it was at first, with an Undo that creates it again. */
export function showRemovedSample(title: string): void {
  const create = async () => {
    dismissToast(ID);
    const problem = await createSample();
    if (!problem) return;
    const content = t(problem);
    showToast({ id: ID, tone: 'danger', content, displayMs: null, onClose: () => {} });
  };
  showToast({
    id: ID,
    tone: 'good',
    content: t('localWorlds.removed', { world: title }),
    displayMs: DISPLAY_MS,
    onUndo: () => void create(),
    onClose: () => {},
  });
}
