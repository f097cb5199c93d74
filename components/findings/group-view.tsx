import { useContext, useId } from 'preact/hooks';
import type { FindingKey } from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { EntryTile, entryLabel, Flags } from '../search/index.ts';
import { Button, FoldChevron, FoldCount, MoreMenu } from '../ui/index.ts';
import { isPrivateFinding } from './decided.ts';
import { ActionsContext } from './finding-actions.ts';
import { FindingRow } from './finding-row.tsx';
import { type FindingGroup, type Grouping, titleOf } from './group.ts';
import { ruleAbout, ruleName } from './rules.ts';
import { SeverityIcon, SeverityMark } from './severity-mark.tsx';

/** Rows shown at first, and the most that a press of the button adds. */
export const PAGE: Readonly<Record<Grouping, number>> = { severity: 50, entry: 10, rule: 50 };
const MOST = 500;

export interface GroupViewProps {
  group: FindingGroup;
  by: Grouping;
  gone: ReadonlySet<FindingKey>;
  isUnfolded: boolean;
  onUnfold: () => void;
  /** How many rows are shown. */
  shown: number;
  onShow: (count: number) => void;
  opened: ReadonlySet<string>;
  /** The row that the Tab key reaches. */
  active: string | null;
}

/** A heading with its findings, a limited number at a time. */
export function GroupView(props: GroupViewProps) {
  const { group, by, gone, isUnfolded, shown, active, opened } = props;
  const id = useId();
  const { findings } = group;
  const row = `group ${group.key}`;
  const isStop = active === row;
  const more = Math.min(findings.length - shown, shown, MOST);
  const count = findings.filter(({ key }) => !gone.has(key)).length;
  return (
    <section class="finding-group" data-group data-by={by} aria-labelledby={`${id}-title`}>
      <div class="finding-head" data-row={row}>
        <h2>
          <button
            type="button"
            class="finding-fold"
            data-stop
            tabIndex={isStop ? 0 : -1}
            aria-expanded={isUnfolded}
            aria-controls={isUnfolded ? `${id}-list` : undefined}
            onClick={props.onUnfold}
          >
            <FoldChevron />
            <Heading group={group} by={by} id={`${id}-title`} />
            <FoldCount count={count} words={t('findings.count', { count })} />
          </button>
        </h2>
        {group.rule !== null && <RuleMenu rule={group.rule} isStop={isStop} />}
      </div>
      {isUnfolded && (
        <ul class="finding-rows" id={`${id}-list`} aria-labelledby={`${id}-title`}>
          {findings.slice(0, shown).map((finding) => (
            <FindingRow
              key={finding.key}
              finding={finding}
              by={by}
              isOpened={opened.has(finding.key)}
              isStop={active === `finding ${finding.key}`}
              state={gone.has(finding.key) ? 'gone' : 'open'}
            />
          ))}
        </ul>
      )}
      {isUnfolded && more > 0 && (
        <div class="finding-more-rows" data-row={`more ${group.key}`}>
          <Button
            size="small"
            tone="quiet"
            data-stop
            tabIndex={active === `more ${group.key}` ? 0 : -1}
            onClick={() => props.onShow(shown + more)}
          >
            {t('panel.showMore', { count: more })}
          </Button>
        </div>
      )}
    </section>
  );
}

function Heading({ group, by, id }: { group: FindingGroup; by: Grouping; id: string }) {
  const { hit } = useContext(ActionsContext);
  const { severity, rule, ref, findings } = group;
  if (by === 'severity')
    return (
      <span class="finding-name" id={id}>
        <span class="finding-severity-name">
          <SeverityIcon severity={severity} />
          {t('findings.severityTitle', { severity })}
        </span>
        <span class="finding-hint">{t('findings.severityHint', { severity })}</span>
      </span>
    );
  if (rule !== null)
    return (
      <span class="finding-name">
        <span class="finding-rule-name">
          <SeverityMark severity={severity} isIconOnly />
          <span id={id}>{ruleName(rule)}</span>
        </span>
        <span class="finding-hint">{ruleAbout(rule)}</span>
      </span>
    );
  const entry = ref && hit(ref);
  const [first] = findings;
  return (
    <>
      {ref && <EntryTile kind={ref.kind} template={entry?.template ?? null} />}
      <span class="finding-name">
        <span class="finding-entry-name">
          <span
            class="finding-entry-title"
            id={id}
            dir="auto"
            data-private={findings.some(isPrivateFinding) || undefined}
          >
            {(first && titleOf(first)) || t('common.untitled')}
          </span>
          {entry && <Flags of={entry} />}
        </span>
        {entry && <span class="finding-hint">{entryLabel(entry)}</span>}
      </span>
    </>
  );
}

function RuleMenu({ rule, isStop }: { rule: string; isStop: boolean }) {
  const { turnOff } = useContext(ActionsContext);
  return (
    <MoreMenu
      tabIndex={isStop ? 0 : -1}
      items={[{ id: 'off', label: t('findings.turnOff'), leading: 'close' }]}
      onChoose={() => turnOff(rule)}
    />
  );
}
