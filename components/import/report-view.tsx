import { useId } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { ImportedEntry } from '../../lib/library/index.ts';
import type { ExportProblem } from '../../lib/world-export/index.ts';
import { Entries, MAX_LISTED, More } from './entry-list.tsx';
import { Lacking } from './lacking.tsx';
import { PROBLEMS } from './problem-text.ts';
import type { ImportReport } from './reading.ts';

/** Titles below a problem that are shown at once. */
const MOST_SHOWN = 8;

/** What became of each entry, and what couldn't be read. */
export function ReportView({ report }: { report: ImportReport }) {
  const { target, added, changed, same, problems } = report;
  const address = ({ ref: { kind, id } }: Pick<ImportedEntry, 'ref'>): string =>
    `/sidepanel.html?${new URLSearchParams({ world: target.id, kind, id })}`;
  return (
    <>
      {target.state === 'new' ? (
        <p class="soft">{t('import.added', { count: added.length })}</p>
      ) : (
        <>
          <Entries title={t('import.added', { count: added.length })} entries={added} address={address} />
          <Entries
            title={t('import.changed', { count: changed.length })}
            entries={changed}
            address={address}
          />
          {same > 0 && <p class="soft">{t('import.same', { count: same })}</p>}
          <Lacking report={report} />
        </>
      )}
      <Problems problems={problems} />
    </>
  );
}

function Problems({ problems }: { problems: readonly ExportProblem[] }) {
  const id = useId();
  const groups = Map.groupBy(problems, ({ code }) => code);
  if (groups.size === 0) return null;
  return (
    <section class="import-problems" aria-labelledby={id}>
      <h3 id={id}>{t('import.problems')}</h3>
      {[...groups].map(([code, found]) => (
        <div key={code}>
          <p>{t(PROBLEMS[code])}</p>
          <Titles problems={found.filter(isNamed)} />
        </div>
      ))}
    </section>
  );
}

function Titles({ problems }: { problems: readonly ExportProblem[] }) {
  const list = (
    <ul>
      {problems.slice(0, MAX_LISTED).map(({ title, articleId }, at) => (
        <li key={articleId ?? at} dir="auto">
          {title || articleId || t('common.untitled')}
        </li>
      ))}
      <More count={problems.length - MAX_LISTED} />
    </ul>
  );
  if (problems.length === 0) return null;
  if (problems.length <= MOST_SHOWN) return list;
  return (
    <details class="import-list">
      <summary>{t('import.showAll', { count: problems.length })}</summary>
      {list}
    </details>
  );
}

/** What concerns the whole page names no article. */
const isNamed = ({ code }: ExportProblem): boolean =>
  code !== 'noEnd' && code !== 'tooDeep' && code !== 'torn';
