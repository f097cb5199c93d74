import { useId, useState } from 'preact/hooks';
import type { ZipDamage } from '../../lib/archive/index.ts';
import { report as reportError } from '../../lib/diagnostics/index.ts';
import { type Message, type MessageId, message, t } from '../../lib/i18n/index.ts';
import {
  type ImportedEntry,
  type RemovedEntries,
  removeEntries,
  restoreEntries,
} from '../../lib/library/index.ts';
import { sentenceOf } from '../../lib/model/index.ts';
import type { ExportProblem } from '../../lib/world-export/index.ts';
import { announce, Button, Notice, useKeptFocus } from '../ui/index.ts';
import { IMPORT_LOCK, type ImportReport } from './reading.ts';

/** Titles listed one by one. */
const MAX_LISTED = 50;

function Entries(props: {
  title: string;
  entries: readonly Pick<ImportedEntry, 'ref' | 'title'>[];
  /** Where an entry is shown. Null for what is gone. */
  address: ((entry: Pick<ImportedEntry, 'ref'>) => string) | null;
}) {
  const { title, entries, address } = props;
  if (entries.length === 0) return null;
  return (
    <details class="import-list">
      <summary>{title}</summary>
      <ul>
        {entries.slice(0, MAX_LISTED).map((entry) => (
          <li key={`${entry.ref.kind} ${entry.ref.id}`} dir="auto">
            {address ? (
              <a href={address(entry)} target="_blank" rel="noreferrer">
                {entry.title || t('common.untitled')}
              </a>
            ) : (
              entry.title || t('common.untitled')
            )}
          </li>
        ))}
        <More count={entries.length - MAX_LISTED} />
      </ul>
    </details>
  );
}

/** How many more there are than listed. */
const More = ({ count }: { count: number }) =>
  count > 0 ? <li class="soft">{t('import.more', { count })}</li> : null;

type State = { step: 'asking' | 'kept' } | { step: 'removed'; removed: RemovedEntries };

/** Entries of an earlier reading that the export doesn't have: they stay, unless the person removes them. */
function Lacking({ report }: { report: Pick<ImportReport, 'target' | 'lacking'> }) {
  const { target, lacking } = report;
  const [state, setState] = useState<State>({ step: 'asking' });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const box = useKeptFocus<HTMLDivElement>(state.step);
  const count = lacking.length;
  if (count === 0) return null;

  const change = async (work: () => Promise<State>) => {
    setBusy(true);
    try {
      setState(await navigator.locks.request(IMPORT_LOCK, work));
      setProblem(null);
    } catch (error) {
      reportError(error, 'import.lacking');
      setProblem(sentenceOf(error) ?? message('import.failed'));
    }
    setBusy(false);
  };
  const remove = async (): Promise<State> => {
    const removed = await removeEntries(
      target.id,
      lacking.map(({ ref }) => ref),
    );
    announce(t('import.lackingRemoved', { count }));
    return { step: 'removed', removed };
  };
  const undo = async (removed: RemovedEntries): Promise<State> => {
    await restoreEntries(removed);
    return { step: 'asking' };
  };
  return (
    <div ref={box} tabIndex={-1} class="import-lacking">
      {problem && <Notice tone="danger">{t(problem)}</Notice>}
      {state.step === 'removed' ? (
        <Notice
          tone="good"
          actions={
            <Button busy={isBusy} onClick={() => void change(() => undo(state.removed))}>
              {t('common.undo')}
            </Button>
          }
        >
          {t('import.lackingRemoved', { count })}
        </Notice>
      ) : state.step === 'kept' ? (
        <p class="soft">{t('import.lackingKept', { count })}</p>
      ) : (
        <Notice
          tone="warn"
          actions={
            <>
              <Button onClick={() => setState({ step: 'kept' })} busy={isBusy}>
                {t('import.lackingKeep')}
              </Button>
              <Button onClick={() => void change(remove)} busy={isBusy}>
                {t('import.lackingRemove', { count })}
              </Button>
            </>
          }
        >
          <p>{t('import.lacking', { count, world: target.title })}</p>
          <Entries title={t('import.showAll', { count })} entries={lacking} address={null} />
        </Notice>
      )}
    </div>
  );
}

/** What each problem means for its articles, as a heading above their titles. */
const PROBLEMS = {
  notExport: 'import.notExport',
  translated: 'import.translated',
  cutShort: 'import.cutShort',
  noId: 'import.noId',
  repeatedId: 'import.repeatedId',
  tooLong: 'import.tooLong',
  noText: 'import.noText',
  titleDiffers: 'import.titleDiffers',
  unclear: 'import.unclear',
  tooDeep: 'import.tooDeep',
  noEnd: 'import.noEnd',
  torn: 'import.torn',
  encoding: 'import.encoding',
  notRead: 'import.notRead',
  badPath: 'import.badPath',
  badFile: 'import.badFile',
  noWorld: 'import.noWorld',
  missing: 'import.missing',
} as const satisfies Record<ExportProblem['code'], MessageId>;

const DAMAGED = message('import.zipDamaged');

/** Why nothing of a ZIP could be read. */
export const ZIP_PROBLEMS: Readonly<Record<ZipDamage, Message>> = {
  ...{ notZip: DAMAGED, cutShort: DAMAGED, unsafe: DAMAGED, unusual: message('import.zipUnusual') },
  ...{ tooLarge: message('import.zipTooLarge'), fileTooLarge: message('import.zipTooLarge') },
};

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
