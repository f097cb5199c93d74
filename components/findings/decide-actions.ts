import { type Finding, setIntended, setRuleOff } from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { DECISION_TOAST, decide, decisionFailed, dismissToast } from '../ui/index.ts';
import { ruleName } from './group.ts';

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
  dismissToast(DECISION_TOAST);
  return setRuleOff(worldId, rule, !isOn).catch(decisionFailed);
}
