import { type Finding, setIntended, setRuleOff } from '../../lib/checks/index.ts';
import { report } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { announce, dismissToast, showToast } from '../ui/index.ts';
import { ruleName } from './group.ts';

const TOAST = 'findings';
/** Milliseconds: long enough to read it and press Undo. */
const DISPLAY_MS = 12_000;

function failed(error: unknown): void {
  report(error, 'findings.decide');
  const trouble = t('findings.notSaved');
  announce(trouble);
  showToast({ id: TOAST, tone: 'danger', content: trouble, displayMs: null, onClose: () => {} });
}

/** Stores a decision, says so, and offers to undo it. */
async function decide(
  worldId: WorldId,
  sentence: string,
  store: (isDecided: boolean) => Promise<void>,
): Promise<void> {
  try {
    await store(true);
  } catch (error) {
    failed(error);
    return;
  }
  announce(sentence);
  showToast({
    id: TOAST,
    tone: 'good',
    content: sentence,
    displayMs: DISPLAY_MS,
    onUndo: () => {
      dismissToast(TOAST);
      store(false).then(() => announce(t('findings.undone')), failed);
    },
    onClose: () => {},
    worldId,
  });
}

/** Marks a finding as intended, or takes that back. */
export const decideIntended = (worldId: WorldId, { key }: Finding, isIntended: boolean): Promise<void> =>
  decide(worldId, t(isIntended ? 'findings.intended' : 'findings.reopened'), (isDecided) =>
    setIntended(worldId, [key], isIntended === isDecided),
  );

/** Turns a rule off. */
export const decideOff = (worldId: WorldId, rule: string): Promise<void> =>
  decide(worldId, t('findings.turnedOff', { name: ruleName(rule) }), (isDecided) =>
    setRuleOff(worldId, rule, isDecided),
  );

/** Turns a rule on or off with a switch, which shows it. What was said about an earlier decision may no longer be true. */
export function switchRule(worldId: WorldId, rule: string, isOn: boolean): Promise<void> {
  dismissToast(TOAST);
  return setRuleOff(worldId, rule, !isOn).catch(failed);
}
