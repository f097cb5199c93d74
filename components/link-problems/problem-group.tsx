import { useId, useState } from 'preact/hooks';
import { formatNumber, type MessageId, t } from '../../lib/i18n/index.ts';
import type { LinkProblem, ProblemKind } from '../../lib/link-problems/index.ts';
import { Button } from '../ui/index.ts';
import { problemKey } from './problem-key.ts';
import { ProblemRow, type RowView } from './problem-row.tsx';

/** Rows shown at first, and added with each press. */
const PAGE_SIZE = 50;

const TEXTS = {
  gone: { title: 'linkProblems.gone', hint: 'linkProblems.goneHint' },
  elsewhere: { title: 'linkProblems.elsewhere', hint: 'linkProblems.elsewhereHint' },
  unknown: { title: 'linkProblems.unknown', hint: 'linkProblems.unknownHint' },
  private: { title: 'linkProblems.private', hint: 'linkProblems.privateHint' },
} as const satisfies Record<ProblemKind, { title: MessageId; hint: MessageId }>;

/** The links with one kind of problem, what that means, and their rows. */
export function ProblemGroup(props: {
  kind: ProblemKind;
  problems: readonly LinkProblem[];
  view: RowView;
  selected: ReadonlySet<string>;
  onSelect: (problems: readonly LinkProblem[], isSelected: boolean) => void;
}) {
  const { kind, problems, view, selected, onSelect } = props;
  const id = useId();
  const [shown, setShown] = useState(PAGE_SIZE);
  const more = Math.min(PAGE_SIZE, problems.length - shown);
  return (
    <section class="problem-group" aria-labelledby={id}>
      <h2 id={id}>
        {t(TEXTS[kind].title)} <span class="soft">{formatNumber(problems.length)}</span>
      </h2>
      <p class="soft small">{t(TEXTS[kind].hint)}</p>
      <ul class="problem-rows">
        {problems.slice(0, shown).map((problem) => {
          const from = view.worldIndex.searcher.hit(problem.link.from);
          const key = problemKey(problem);
          return (
            from && (
              <ProblemRow
                key={key}
                problem={problem}
                from={from}
                view={view}
                isSelected={selected.has(key)}
                onSelect={(isSelected) => onSelect([problem], isSelected)}
              />
            )
          );
        })}
      </ul>
      {more > 0 && (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + PAGE_SIZE)}>
          {t('panel.showMore', { count: more })}
        </Button>
      )}
    </section>
  );
}
