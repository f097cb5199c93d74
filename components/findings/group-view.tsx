import { useContext, useId } from 'preact/hooks';
import type { FindingKey } from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { EntryPicture, entryLabel, Flags } from '../search/index.ts';
import { Button, FoldHead, type FoldHeadProps, FoldTitle, MoreMenu } from '../ui/index.ts';
import { ActionsContext, type FindingActions } from './finding-actions.ts';
import { FindingRow, SeverityIcon, SeverityMark } from './finding-row.tsx';
import { type FindingGroup, type Grouping, isPrivateFinding, ruleAbout, ruleName, titleOf } from './group.ts';

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
  const { hit } = useContext(ActionsContext);
  const row = `group ${group.key}`;
  const isStop = active === row;
  const more = Math.min(findings.length - shown, shown, MOST);
  const count = findings.filter(({ key }) => !gone.has(key)).length;
  return (
    <section class="finding-group" data-group data-by={by} aria-labelledby={`${id}-title`}>
      <FoldHead
        {...{ row, isStop, isUnfolded }}
        {...headingOf(group, by, `${id}-title`, hit)}
        contentId={`${id}-list`}
        onUnfold={props.onUnfold}
        count={count}
        countInWords={t('findings.count', { count })}
      >
        {group.rule !== null && <RuleMenu rule={group.rule} isStop={isStop} />}
      </FoldHead>
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
            {t('common.showMore', { count: more })}
          </Button>
        </div>
      )}
    </section>
  );
}

function headingOf(
  { severity, rule, ref, findings }: FindingGroup,
  by: Grouping,
  id: string,
  hit: FindingActions['hit'],
): Pick<FoldHeadProps, 'tile' | 'name' | 'detail' | 'isDetailCut'> {
  if (by === 'severity')
    return {
      name: (
        <span class="finding-severity-name beside gap-1" id={id}>
          <SeverityIcon severity={severity} />
          {t('findings.severityTitle', { severity })}
        </span>
      ),
      detail: t('findings.severityHint', { severity }),
    };
  if (rule !== null)
    return {
      name: (
        <span class="finding-rule-name beside gap-1">
          <SeverityMark severity={severity} isIconOnly />
          <span id={id}>{ruleName(rule)}</span>
        </span>
      ),
      detail: ruleAbout(rule),
    };
  const entry = ref && hit(ref);
  const [first] = findings;
  return {
    tile: ref && (
      <EntryPicture of={ref} template={entry?.template ?? null} isPrivate={findings.some(isPrivateFinding)} />
    ),
    name: (
      <>
        <FoldTitle id={id} isPrivate={findings.some(isPrivateFinding)}>
          {(first && titleOf(first)) || t('common.untitled')}
        </FoldTitle>
        {entry && <Flags of={entry} />}
      </>
    ),
    detail: entry && entryLabel(entry),
    isDetailCut: true,
  };
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
