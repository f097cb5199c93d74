import { useMemo } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { EntryFrame, type EntryViewProps, type Fact, momentFact } from '../entry-view/index.ts';
import { RefLink, RichText } from '../markup/index.ts';
import './manuscript.css';
import { type ReadVersion, readVersionIn } from './read-version.ts';
import { readManuscript, type ShownManuscript } from './stored-schema.ts';
import { Versions } from './versions.tsx';

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
        manuscript && manuscript.words !== null ? t('article.words', { words: manuscript.words }) : null,
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
    manuscript.authorName ? { label: t('manuscript.author'), value: manuscript.authorName } : null,
    cover && cover.id !== null
      ? {
          label: t('manuscript.cover'),
          value: (
            <RefLink target={{ kind: 'image', id: String(cover.id) }} open={open}>
              {t('manuscript.showImage')}
            </RefLink>
          ),
        }
      : null,
    likes !== null ? { label: t('manuscript.likes'), value: formatNumber(likes) } : null,
    views !== null ? { label: t('manuscript.views'), value: formatNumber(views) } : null,
    momentFact(t('manuscript.created'), manuscript.createdAt),
    momentFact(t('manuscript.changed'), manuscript.updatedAt),
    momentFact(t('manuscript.synced'), readAt),
  ];
}
