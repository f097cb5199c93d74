import { useContext, useId, useState } from 'preact/hooks';
import type { Finding } from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Button, FoldChevron } from '../ui/index.ts';
import { ActionsContext, useStableActions } from './finding-actions.ts';
import { FindingRow } from './finding-row.tsx';
import { toggle } from './view-state.ts';

/** Rows shown at first, and with each press of the button. */
const PAGE = 50;

/** What was marked as intended, out of the way. Each can be taken back. */
export function IntendedFold(props: {
  findings: readonly Finding[];
  isUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
}) {
  const { findings, isUnfolded, onUnfold } = props;
  const actions = useContext(ActionsContext);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(PAGE);
  const id = useId();
  const own = useStableActions({ ...actions, toggle: ({ key }) => setOpened(toggle(opened, key)) });
  if (findings.length === 0) return null;
  return (
    <ActionsContext.Provider value={own}>
      <section class="finding-intended">
        <button
          type="button"
          class="fold-button beside gap-2 bare"
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? id : undefined}
          onClick={() => onUnfold(!isUnfolded)}
        >
          <FoldChevron />
          <span>{t('findings.intendedCount', { count: findings.length })}</span>
        </button>
        {isUnfolded && (
          <ul class="finding-rows" id={id}>
            {findings.slice(0, shown).map((finding) => (
              <FindingRow
                key={finding.key}
                finding={finding}
                by="severity"
                isOpened={opened.has(finding.key)}
                isStop
                state="intended"
              />
            ))}
          </ul>
        )}
        {isUnfolded && findings.length > shown && (
          <Button size="small" tone="quiet" onClick={() => setShown(shown + PAGE)}>
            {t('common.showMore', { count: Math.min(PAGE, findings.length - shown) })}
          </Button>
        )}
      </section>
    </ActionsContext.Provider>
  );
}
