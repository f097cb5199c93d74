import { EntryFrame, type EntryViewProps, Facts, momentFact } from '../entry-view/index.ts';
import { RefLink, RichText } from '../markup/index.ts';
import { LOCALE } from '../ui/index.ts';
import './manuscript.css';
import { type ReadVersion, readVersion } from './read-version.ts';
import { formatWordCount } from './reading.tsx';
import { readManuscript, type ShownManuscript } from './stored-schema.ts';
import { Versions } from './versions.tsx';

export interface ManuscriptViewProps extends EntryViewProps {
  /** Reads the text of a version; by default from the background. */
  read?: ReadVersion;
}

/** A manuscript: its details, its versions, and the text of one to read or save. */
export function ManuscriptView({ read = readVersion, ...props }: ManuscriptViewProps) {
  const { open, search } = props;
  return (
    <EntryFrame {...props} kind="manuscript" read={readManuscript} word={({ status }) => status}>
      {(manuscript, readAt) =>
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
            <About manuscript={manuscript} readAt={readAt} open={open} />
          </>
        )
      }
    </EntryFrame>
  );
}

function About(props: { manuscript: ShownManuscript; readAt: number | null; open: EntryViewProps['open'] }) {
  const { manuscript, open } = props;
  const { words, likes, views, cover } = manuscript;
  return (
    <Facts
      facts={[
        words !== null
          ? { label: 'Length', value: `${formatWordCount(words)}, as the platform counts` }
          : null,
        manuscript.state ? { label: 'State', value: manuscript.state } : null,
        manuscript.authorName ? { label: 'Author', value: manuscript.authorName } : null,
        cover && cover.id !== null
          ? {
              label: 'Cover',
              value: (
                <RefLink target={{ kind: 'image', id: String(cover.id) }} open={open}>
                  Show here
                </RefLink>
              ),
            }
          : null,
        likes !== null ? { label: 'Likes', value: likes.toLocaleString(LOCALE) } : null,
        views !== null ? { label: 'Views', value: views.toLocaleString(LOCALE) } : null,
        momentFact('Begun', manuscript.createdAt),
        momentFact('Changed', manuscript.updatedAt),
        momentFact('Copied here', props.readAt),
      ]}
    />
  );
}
