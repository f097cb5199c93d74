import { useContext, useId, useMemo } from 'preact/hooks';
import type { Finding, Place, Severity } from '../../lib/checks/index.ts';
import { loadedLanguage, t } from '../../lib/i18n/index.ts';
import { EntryPicture, Flags, Marked } from '../search/index.ts';
import { Button, FoldChevron, Icon, type IconName, MoreMenu } from '../ui/index.ts';
import { evidenceInWords, lineDirection, placeLabel, sentenceOf } from './evidence-line.ts';
import { ActionsContext } from './finding-actions.ts';
import { type Grouping, isPrivateFinding, ruleAbout, ruleName } from './group.ts';

/** The places of a finding, side by side where there is room. */
function Evidence({ finding }: { finding: Finding }) {
  return (
    <ul class="evidence">
      {finding.evidence.map((place, at) => (
        // The index is a safe key: a finding with other places is another finding.
        <PlaceCard key={at} place={place} />
      ))}
    </ul>
  );
}

/** What an entry says in one place, and a way there. */
function PlaceCard({ place }: { place: Place }) {
  const { hit, open } = useContext(ActionsContext);
  const { ref, title, field, quote, mark } = place;
  const id = useId();
  const entry = hit(ref);
  const covered = place.isPrivate || undefined;
  return (
    <li class="evidence-place" aria-labelledby={id}>
      <div class="evidence-head beside gap-2">
        <EntryPicture of={ref} template={entry?.template ?? null} isPrivate={place.isPrivate} size="small" />
        <span class="evidence-title cut" id={id} dir="auto" data-private={covered}>
          {title || t('common.untitled')}
        </span>
        {entry && <Flags of={entry} />}
      </div>
      <p class="evidence-field small soft">{placeLabel(field)}</p>
      <blockquote class="evidence-quote" dir="auto" data-private={covered}>
        {quote === '' ? (
          <span class="soft">{t('findings.empty')}</span>
        ) : (
          <Marked text={quote} marks={[mark ?? [0, quote.length]]} />
        )}
      </blockquote>
      {entry && (
        <div>
          <Button
            size="small"
            icon="article"
            onClick={(event) => open(place, event.ctrlKey || event.metaKey ? 'tab' : 'here')}
          >
            {t('findings.open', { kind: ref.kind })}
          </Button>
        </div>
      )}
    </li>
  );
}

const ICONS: Readonly<Record<Severity, IconName>> = { error: 'octagon', warning: 'alert', note: 'eye' };

/** The sign of a severity, beside its word. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  return (
    <span class="severity" data-severity={severity}>
      <Icon name={ICONS[severity]} />
    </span>
  );
}

/** How severe a finding is: an icon of its own shape, and its word. `isIconOnly`: the word is only read aloud. */
export function SeverityMark({ severity, isIconOnly = false }: { severity: Severity; isIconOnly?: boolean }) {
  return (
    <span class="severity" data-severity={severity} data-icon-only={isIconOnly || undefined}>
      <Icon name={ICONS[severity]} />
      <span class={isIconOnly ? 'visually-hidden' : undefined}>{t('findings.severity', { severity })}</span>
    </span>
  );
}

interface FindingRowProps {
  finding: Finding;
  /** What its heading says already, the row doesn't repeat. */
  by: Grouping;
  isOpened: boolean;
  /** Whether the Tab key reaches it. */
  isStop: boolean;
  state: 'open' | 'gone' | 'intended';
}

/** One finding: what is wrong, where, how severe; opened, its places and what can be done. */
export function FindingRow(props: FindingRowProps) {
  const { finding, by, isOpened, isStop, state } = props;
  const actions = useContext(ActionsContext);
  const id = useId();
  // The same elements as before if nothing changed: lists have thousands of rows.
  return useMemo(
    () => (
      <li class="finding" data-row={`finding ${finding.key}`} data-state={state}>
        <div class="finding-line">
          <button
            type="button"
            class="fold-button beside gap-2 bare"
            data-stop
            tabIndex={isStop ? 0 : -1}
            aria-expanded={isOpened}
            aria-controls={isOpened ? id : undefined}
            onClick={() => actions.toggle(finding)}
          >
            <RowText {...{ finding, by, state }} />
            <FoldChevron />
          </button>
          {state !== 'gone' && (
            <RowMenu finding={finding} isStop={isStop} isIntended={state === 'intended'} />
          )}
        </div>
        {isOpened && (
          <div class="finding-more column gap-3" id={id}>
            <Evidence finding={finding} />
            {state !== 'gone' && <Decide finding={finding} isIntended={state === 'intended'} />}
          </div>
        )}
      </li>
    ),
    [finding, by, isOpened, isStop, state, actions, loadedLanguage()],
  );
}

function RowText({ finding, by, state }: Pick<FindingRowProps, 'finding' | 'by' | 'state'>) {
  const { hit } = useContext(ActionsContext);
  const covered = isPrivateFinding(finding) || undefined;
  const { ref, severity, rule } = finding;
  const evidence = evidenceInWords(finding);
  return (
    <>
      {by !== 'entry' && (
        <EntryPicture of={ref} template={hit(ref)?.template ?? null} isPrivate={covered === true} />
      )}
      <span class="finding-text">
        <span class="finding-sentence" data-private={covered}>
          {sentenceOf(finding)}
        </span>
        <span class="finding-detail small soft">
          <SeverityMark severity={severity} isIconOnly={by !== 'entry'} />
          {evidence.map((said) => (
            <span key={said} class="finding-said">
              <bdi dir={lineDirection()} data-private={covered}>
                {said}
              </bdi>
            </span>
          ))}
          {evidence.length === 0 && by !== 'rule' && <span>{ruleName(rule)}</span>}
          {state === 'gone' && (
            <span class="finding-gone">
              <Icon name="check" /> {t('findings.gone')}
            </span>
          )}
        </span>
      </span>
    </>
  );
}

/** What can be decided about a finding. */
function Decide({ finding, isIntended }: { finding: Finding; isIntended: boolean }) {
  const { setIntended, turnOff, mend } = useContext(ActionsContext);
  const { fix } = finding;
  return (
    <>
      <p class="finding-about small soft">
        <SeverityMark severity={finding.severity} />
        <span>{ruleAbout(finding.rule)}</span>
      </p>
      <div class="finding-decide">
        {fix && mend && (
          <Button size="small" tone="primary" icon="edit" keys="F" onClick={() => mend(finding)}>
            {t('findings.fix', fix)}
          </Button>
        )}
        <Button
          size="small"
          icon={isIntended ? 'undo' : 'check'}
          {...(!isIntended && { keys: 'I' })}
          onClick={() => setIntended(finding, !isIntended)}
        >
          {isIntended ? t('findings.notIntended') : t('findings.intend')}
        </Button>
        <Button size="small" tone="quiet" onClick={() => turnOff(finding.rule)}>
          {t('findings.turnOff')}
        </Button>
      </div>
    </>
  );
}

function RowMenu(props: { finding: Finding; isStop: boolean; isIntended: boolean }) {
  const { finding, isIntended } = props;
  const { open, setIntended, turnOff, hit, mend } = useContext(ActionsContext);
  const { ref, rule, evidence, fix } = finding;
  const run: Record<string, () => void> = {
    open: () => open(evidence[0], 'here'),
    fix: () => mend?.(finding),
    intend: () => setIntended(finding, !isIntended),
    off: () => turnOff(rule),
  };
  return (
    <MoreMenu
      tabIndex={props.isStop ? 0 : -1}
      items={[
        ...(hit(ref)
          ? [
              {
                id: 'open',
                label: t('findings.open', { kind: ref.kind }),
                leading: 'article' as const,
                letter: 'o',
              },
            ]
          : []),
        ...(fix && mend
          ? [{ id: 'fix', label: t('findings.fix', fix), leading: 'edit' as const, letter: 'f' }]
          : []),
        {
          id: 'intend',
          label: isIntended ? t('findings.notIntended') : t('findings.intend'),
          leading: isIntended ? 'undo' : 'check',
          letter: 'i',
        },
        {
          id: 'off',
          label: t('findings.turnOff'),
          detail: ruleName(rule),
          leading: 'close',
          hasSeparator: true,
        },
      ]}
      onChoose={(id) => run[id]?.()}
    />
  );
}
