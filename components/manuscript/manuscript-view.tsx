import { useId, useMemo, useState } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { EntryFrame, type EntryViewProps, type Fact, momentFact } from '../entry-view/index.ts';
import { RefLink, RichText } from '../markup/index.ts';
import { Select } from '../ui/index.ts';
import { type ReadVersion, readVersionIn } from './read-version.ts';
import { readManuscript, type ShownManuscript, versionsOf } from './stored-schema.ts';
import { VersionText } from './version-text.tsx';
import './manuscript.css';

export interface ManuscriptViewProps extends EntryViewProps {
  /** Reads the text of a version; by default from the background. */
  read?: ReadVersion;
}

/** A manuscript: its details, its versions, and the text of one to read or save. */
export function ManuscriptView({ read: given, ...props }: ManuscriptViewProps) {
  const { worldId } = props;
  const read = useMemo(() => given ?? readVersionIn(worldId), [given, worldId]);
  const { open, search } = props;
  return (
    <EntryFrame
      {...props}
      kind="manuscript"
      read={readManuscript}
      facts={(manuscript) => [
        // As World Anvil counts them: the text itself isn't read yet.
        manuscript && manuscript.words !== null ? t('common.wordCount', { count: manuscript.words }) : null,
        manuscript?.status ?? null,
      ]}
      details={(manuscript, readAt) => detailsOf(manuscript, readAt, open)}
    >
      {(manuscript) =>
        manuscript && (
          <>
            {manuscript.description !== '' && (
              <div class="detail-text">
                <RichText
                  text={manuscript.description}
                  name="manuscript"
                  level={2}
                  open={open}
                  search={search}
                />
              </div>
            )}
            <Versions manuscript={manuscript} read={read} open={open} search={search} />
          </>
        )
      }
    </EntryFrame>
  );
}

function detailsOf(
  manuscript: ShownManuscript,
  readAt: number,
  open: EntryViewProps['open'],
): (Fact | null)[] {
  const { likes, views, cover } = manuscript;
  return [
    manuscript.authorName ? { label: t('entry.author'), value: manuscript.authorName } : null,
    cover && cover.id !== null
      ? {
          label: t('history.fieldCover'),
          value: (
            <RefLink target={{ kind: 'image', id: String(cover.id) }} open={open}>
              {t('image.show')}
            </RefLink>
          ),
        }
      : null,
    likes !== null ? { label: t('manuscript.likes'), value: formatNumber(likes) } : null,
    views !== null ? { label: t('entry.views'), value: formatNumber(views) } : null,
    momentFact(t('entry.created'), manuscript.createdAt),
    momentFact(t('manuscript.changed'), manuscript.updatedAt),
    momentFact(t('entry.synced'), readAt),
  ];
}

interface VersionsProps extends Pick<EntryViewProps, 'open' | 'search'> {
  manuscript: ShownManuscript;
  read: ReadVersion;
}

const stateLabel = (state: string): string => t(state === 'public' ? 'flags.public' : 'flags.private');

const wordsFor = (title: string, state: string | null, isActive: boolean): string =>
  [title || t('common.untitled'), state && stateLabel(state), isActive && t('manuscript.activeVersion')]
    .filter(Boolean)
    .join(' · ');

/** Chooses a version of the manuscript and shows its text on request. */
function Versions({ manuscript, read, open, search }: VersionsProps) {
  const versions = versionsOf(manuscript);
  const [chosen, setChosen] = useState<string | null>(null);
  const id = useId();
  const active = manuscript.activeVersion?.id ?? versions[0]?.id;
  const version = versions.find((one) => one.id === chosen) ?? versions.find((one) => one.id === active);
  if (!version) return <p class="soft">{t('manuscript.noVersion')}</p>;
  return (
    <>
      <div class="manuscript-version">
        <label for={id}>{t('manuscript.version')}</label>
        {versions.length > 1 ? (
          <Select
            id={id}
            value={version.id}
            options={versions.map((one) => ({
              value: one.id,
              label: wordsFor(one.title, one.state, one.id === manuscript.activeVersion?.id),
            }))}
            onChange={setChosen}
          />
        ) : (
          <output id={id}>{wordsFor(version.title, version.state, false)}</output>
        )}
      </div>
      <VersionText
        key={version.id}
        versionId={version.id}
        manuscript={manuscript}
        read={read}
        open={open}
        search={search}
      />
    </>
  );
}
