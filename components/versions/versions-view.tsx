import { useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { formatDate, t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { Instant, VersionedRef, WorldId } from '../../lib/model/index.ts';
import type { VersionState } from '../../lib/versions/index.ts';
import { perform } from '../history/index.ts';
import { Button, EmptyState, Notice, Trans, useMedia } from '../ui/index.ts';
import { ComparedStates, type ComparisonProps } from './compared-states.tsx';
import { versionsFault } from './fault.ts';
import { restoreOperation } from './restore.ts';
import { SecretComparison } from './secret-comparison.tsx';
import { useStateAt, useVersions } from './use-versions.ts';
import { NOW, VersionList } from './version-list.tsx';
import { VersionSearch } from './version-search.tsx';
import { VersionsNews } from './versions-news.tsx';
import './versions.css';

export interface VersionsViewProps {
  worldId: WorldId;
  of: VersionedRef;
  open: (ref: EntryRef) => void;
  /** Goes to other versions, or (null) to what changed in the whole world. */
  onShow: (of: VersionedRef | null) => void;
  /** Opens a draft. */
  onEdit: (id: string) => void;
}

/** The versions of an entry by day, the differences between any two, and the way back to one. */
export function VersionsView({ worldId, of, open, onShow, onEdit }: VersionsViewProps) {
  const read = useVersions(worldId, of);
  if (!read) return null;
  if ('fault' in read) return <Notice tone="danger">{versionsFault(read.fault)}</Notice>;
  return (
    <section
      class="versions column gap-4"
      aria-label={t('versions.title')}
      data-private={read.isPrivate || undefined}
    >
      <header class="column gap-1">
        <h1>{t('versions.title')}</h1>
        <p>
          <Trans
            id="history.ofEntry"
            values={{
              title: read.title || t('common.untitled'),
              entry: (title) =>
                read.isListed ? (
                  <button type="button" class="change-link bare" dir="auto" onClick={() => open(of)}>
                    {title}
                  </button>
                ) : (
                  <bdi>{title}</bdi>
                ),
            }}
          />
        </p>
        <p class="wrap gap-1">
          <Button size="small" tone="quiet" icon="clock" onClick={() => onShow(null)}>
            {t('versions.inWorld')}
          </Button>
          {read.texts.map(({ ref, title }) => (
            <Button key={ref.id} size="small" tone="quiet" icon="clock" onClick={() => onShow(ref)}>
              {t('versions.ofText', { title: title || t('common.untitled') })}
            </Button>
          ))}
        </p>
      </header>
      {read.deletedAt !== null && (
        <Notice tone="warn">
          {t('versions.deleted', { date: formatDate(read.deletedAt, { dateStyle: 'long' }) })}
        </Notice>
      )}
      <VersionsNews worldId={worldId} of={of} onOpen={null} />
      {read.versions.length === 0 ? (
        <EmptyState icon="clock" title={t('versions.none')}>
          <p>{t('versions.noneHint')}</p>
        </EmptyState>
      ) : (
        <Chosen worldId={worldId} of={of} read={read} onEdit={onEdit} />
      )}
    </section>
  );
}

type ChosenProps = Pick<ComparisonProps, 'worldId' | 'of' | 'onEdit' | 'read'>;

function Chosen({ worldId, of, read, onEdit }: ChosenProps) {
  const { versions, now } = read;
  // First the one with what was lost.
  const first = versions.find(({ at }) => at === read.alarm?.before) ?? versions[0];
  const [chosen, setChosen] = useState<Instant | null>(read.alarm?.before ?? null);
  const [against, setAgainst] = useState<Instant | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<Instant> | null>(null);
  const isWide = useMedia('(width >= 52rem)');
  const shown = versions.some(({ at }) => at === chosen) ? chosen : isWide ? (first?.at ?? NOW) : null;
  const other = versions.some(({ at }) => at === against) ? against : null;
  return (
    <>
      {of.kind !== 'secret' && <VersionSearch worldId={worldId} of={of} now={now} onFound={setMarked} />}
      <div class="versions-columns">
        <VersionList
          {...{ worldId, of, versions, now, marked, chosen: shown }}
          onChoose={(at) => setChosen(at === shown && !isWide ? null : at)}
          below={(at) =>
            !isWide && at === shown ? (
              <Comparison {...{ worldId, of, read, at, onEdit }} against={other} onAgainst={setAgainst} />
            ) : null
          }
        />
        {isWide && shown !== null && (
          <Comparison {...{ worldId, of, read, onEdit }} at={shown} against={other} onAgainst={setAgainst} />
        )}
      </div>
    </>
  );
}

function Comparison(props: ComparisonProps) {
  const { worldId, of, read, at, against } = props;
  const before = useStateAt(worldId, of, at, null);
  const after = useStateAt(worldId, of, against, read.now?.state ?? null);
  if (of.kind === 'secret') return <SecretComparison {...props} />;
  if (before === undefined || after === undefined) return null;
  const restore = (changes: VersionState) => {
    const { title, isPrivate, now } = read;
    const operation = now && restoreOperation({ worldId, ref: of, title, isPrivate }, changes, now.state);
    if (operation) void perform(operation).catch(reportAs('versions.restore'));
  };
  return <ComparedStates {...props} {...{ before, after, restore }} />;
}
