import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  type Checked,
  type Finding,
  type FindingKey,
  type Place,
  RULES,
  SEVERITIES,
  type Severity,
} from '../../lib/checks/index.ts';
import { isHiddenField } from '../../lib/entries/index.ts';
import { loadedLanguage, t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { EntryPlace, TextPlace } from '../entry-view/index.ts';
import { BasedOnCopy } from '../library/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import {
  isReadInPart,
  ReadAgain,
  showStatus,
  useCanChange,
  useWorldSource,
  type WorldIndex,
} from '../search/index.ts';
import { Button, EmptyState, hasWords, ListTools, Notice } from '../ui/index.ts';
import { ChecksDialog } from './checks-dialog.tsx';
import { copyFindings } from './copy-findings.ts';
import { decideIntended, decideOff, switchRule } from './decide-actions.ts';
import { sentenceOf } from './evidence-line.ts';
import { ActionsContext, useStableActions } from './finding-actions.ts';
import { FindingList } from './finding-list.tsx';
import { SeverityIcon } from './finding-row.tsx';
import { countByRule, type Decisions, decide, GROUPINGS, titleOf } from './group.ts';
import { IntendedFold } from './intended-fold.tsx';
import { mend } from './mend.ts';
import { keepView, toggle, type ViewState, viewOf } from './view-state.ts';

/** What was checked, where nothing was found. */
function NothingFound(props: { checked: Checked; rulesOn: number; onChecks: () => void }) {
  const { checked, rulesOn, onChecks } = props;
  const { entries, read, dates } = checked;
  const choose = (
    <Button size="small" onClick={onChecks}>
      {t('findings.chooseChecks')}
    </Button>
  );
  if (entries === 0)
    return (
      <EmptyState icon="world" title={t('findings.noEntries')}>
        <p>{t('findings.noEntriesHint')}</p>
      </EmptyState>
    );
  if (rulesOn === 0)
    return (
      <EmptyState icon="review" title={t('findings.allOff')} actions={choose}>
        <p>{t('findings.allOffHint')}</p>
      </EmptyState>
    );
  return (
    <EmptyState icon="check" title={t('findings.nothing')}>
      <ul class="finding-checked">
        <li>{t('findings.checkedEntries', { count: entries })}</li>
        <li>{t('findings.checkedRead', { count: read })}</li>
        <li>{t('findings.checkedDates', { count: dates })}</li>
        <li>{t('findings.checkedRules', { on: rulesOn, all: RULES.length })}</li>
      </ul>
      <p class="soft small">{t('findings.whatIsRead')}</p>
    </EmptyState>
  );
}

/** A list that a person reads, and what has changed in the world since it was made. */
interface ListedFindings {
  /** In the list, also those that are no longer found. */
  listed: readonly Finding[];
  /** Keys of those that are no longer found. */
  gone: ReadonlySet<FindingKey>;
  /** How many were found since. */
  newCount: number;
}

/**
 * Compares what was found when a list was made with what is found now. Rows keep their places while they are read, so that
 * none moves under a pointer or the focus; only decisions take effect at once. A list with nothing left in it takes what is
 * new.
 */
export function compareListed(
  before: readonly Finding[],
  now: readonly Finding[],
  decisions: Decisions,
): ListedFindings {
  const current = new Map(now.map((finding) => [finding.key, finding]));
  const known = new Set(before.map(({ key }) => key));
  // The same finding may have other positions now.
  const { open: listed } = decide(
    before.map((finding) => current.get(finding.key) ?? finding),
    decisions,
  );
  const gone = new Set(listed.filter(({ key }) => !current.has(key)).map(({ key }) => key));
  if (gone.size === listed.length)
    return { listed: decide(now, decisions).open, gone: new Set(), newCount: 0 };
  const found = decide(
    now.filter(({ key }) => !known.has(key)),
    decisions,
  );
  return { listed, gone, newCount: found.open.length };
}

export interface FoundViewProps {
  worldIndex: WorldIndex;
  findings: readonly Finding[];
  checked: Checked;
  /** Whether nothing is known to have changed since. */
  isCurrent: boolean;
  decisions: Decisions;
  open: (ref: EntryRef, where: 'here' | 'tab', place?: EntryPlace) => void;
  onCheckAgain: () => void;
}

/** What a check has found, and what can be done with it. */
export function FoundView(props: FoundViewProps) {
  const { worldIndex, findings, checked, decisions } = props;
  const { worldId, searcher } = worldIndex;
  const [view, setView] = useState(() => viewOf(worldId));
  const [isListingChecks, setListingChecks] = useState(false);
  const { isCovered } = useScreenShare();
  const canChange = useCanChange();
  const latest = useRef(view);
  const change = (part: Partial<ViewState>) => {
    latest.current = { ...latest.current, ...part };
    keepView(worldId, latest.current);
    setView(latest.current);
  };
  const now = useMemo(() => decide(findings, decisions), [findings, decisions]);
  const { list, refresh } = useListed(findings, props.isCurrent, decisions);
  const actions = useStableActions({
    hit: (ref) => {
      const location = searcher.locate(ref);
      return location < 0 ? null : searcher.hit(location);
    },
    open: (place, where) => props.open(place.ref, where, placeInText(place)),
    toggle: ({ key }) => change({ opened: toggle(latest.current.opened, key) }),
    setIntended: (finding, isIntended) => void decideIntended(worldId, finding, isIntended),
    turnOff: (rule) => void decideOff(worldId, rule),
    mend: canChange ? (finding) => void mend(worldIndex, finding) : null,
  });
  const [typed, setTyped] = useState('');
  const [severity, setSeverity] = useState<Severity | null>(null);
  const matching = useMemo(
    () => list.listed.filter((finding) => hasWords(`${titleOf(finding)} ${sentenceOf(finding)}`, typed)),
    [list.listed, typed, loadedLanguage()],
  );
  const countOf = (one: Severity) => matching.filter((finding) => finding.severity === one).length;
  const shown = useMemo(
    () => matching.filter((finding) => severity === null || finding.severity === severity),
    [matching, severity],
  );
  const current = shown.filter(({ key }) => !list.gone.has(key));
  const run: Record<string, () => void> = {
    copy: () => void copyFindings(now.open, isCovered).then(showStatus),
    checks: () => setListingChecks(true),
    again: props.onCheckAgain,
  };
  return (
    <ActionsContext.Provider value={actions}>
      <ListTools
        filter={{ label: t('review.filter'), value: typed, onChange: setTyped }}
        order={{
          label: t('common.groupBy'),
          value: view.by,
          options: GROUPINGS.map((by) => ({ value: by, label: t('findings.grouping', { by }) })),
          onChange: (by) => {
            refresh();
            change({ by, active: null });
          },
        }}
        chipsLabel={t('findings.title')}
        chips={SEVERITIES.filter((one) => countOf(one) > 0 || one === severity).map((one) => ({
          key: one,
          icon: <SeverityIcon severity={one} />,
          label: t('findings.severityTitle', { severity: one }),
          count: countOf(one),
          isOn: one === severity,
          onToggle: () => setSeverity(one === severity ? null : one),
        }))}
        menu={{
          items: [
            { id: 'checks', label: t('findings.checks'), leading: 'review', letter: 'c' },
            {
              id: 'copy',
              label: t('findings.copyList'),
              leading: 'copy',
              isDisabled: now.open.length === 0,
            },
            { id: 'again', label: t('common.checkAgain'), leading: 'refresh' },
          ],
          onChoose: (id) => run[id]?.(),
        }}
      />
      {list.listed.length > 0 && (
        <div class="finding-summary wrap gap-1-2">
          <p role="status">
            {t('findings.summary', { count: current.length, entries: countEntries(current) })}
          </p>
          {list.newCount > 0 && (
            <Button size="small" onClick={refresh}>
              {t('findings.showNew', { count: list.newCount })}
            </Button>
          )}
        </div>
      )}
      <CheckNotes worldIndex={worldIndex} checked={checked} />
      {list.listed.length > 0 && shown.length === 0 ? (
        <p class="soft">{t('review.noMatch')}</p>
      ) : list.listed.length > 0 ? (
        <FindingList findings={shown} gone={list.gone} view={view} change={change} />
      ) : (
        <NothingFound
          checked={checked}
          rulesOn={RULES.filter(({ id }) => !decisions.off.has(id)).length}
          onChecks={() => setListingChecks(true)}
        />
      )}
      <IntendedFold
        findings={now.intended}
        isUnfolded={view.isShowingIntended}
        onUnfold={(isShowingIntended) => change({ isShowingIntended })}
      />
      {isListingChecks && (
        <ChecksDialog
          off={decisions.off}
          counts={countByRule(findings.filter(({ key }) => !decisions.intended.has(key)))}
          onSwitch={(rule, isOn) => void switchRule(worldId, rule, isOn)}
          onClose={() => setListingChecks(false)}
        />
      )}
    </ActionsContext.Provider>
  );
}

const countEntries = (findings: readonly Finding[]): number =>
  new Set(findings.map(({ ref }) => `${ref.kind} ${ref.id}`)).size;

/** The list as it is read: the first current findings of a visit, made again when a person asks. */
function useListed(findings: readonly Finding[], isCurrent: boolean, decisions: Decisions) {
  const [wanted, setWanted] = useState<readonly Finding[] | null>(isCurrent ? findings : null);
  useLayoutEffect(() => {
    if (isCurrent) setWanted((before) => before ?? findings);
  }, [isCurrent, findings]);
  const made = wanted ?? findings;
  const list = useMemo(() => compareListed(made, findings, decisions), [made, findings, decisions]);
  return { list, refresh: () => setWanted(findings) };
}

/** A place as its entry's view shows it; undefined if it isn't in a text that the view shows. */
export const placeInText = ({ range, field, quote }: Place): TextPlace | undefined =>
  range === null || quote === '' || isHiddenField(field) ? undefined : { kind: 'text', words: quote };

/** What a check couldn't see, and what helps. */
function CheckNotes({ worldIndex, checked }: { worldIndex: WorldIndex; checked: Checked }) {
  const { copy } = worldIndex;
  const source = useWorldSource();
  if (checked.entries === 0) return null;
  if (isReadInPart(source, copy))
    return (
      <Notice tone="warn" actions={<ReadAgain />}>
        {t('findings.readInPart')}
      </Notice>
    );
  const isSyncing = copy !== null && (copy.progress !== null || copy.syncedAt === null);
  return (
    <>
      {isSyncing && <Notice tone="warn">{t('findings.syncing')}</Notice>}
      <BasedOnCopy worldIndex={worldIndex} />
    </>
  );
}
