import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { formatBytes, t } from '../../lib/i18n/index.ts';
import { type Entry, openLibrary } from '../../lib/library/index.ts';
import { EntryFrame, type EntryViewProps, type Fact, Facts, momentFact } from '../entry-view/index.ts';
import { OutLink, outwardAddress, RefLink, RichText } from '../markup/index.ts';
import { announce, Button } from '../ui/index.ts';
import { readImage, type ShownImage, WorldImage } from '../world-image/index.ts';
import './image.css';

/** An image with everything known about it. The file itself is shown only if its host is allowed. */
export function ImageView(props: EntryViewProps) {
  const { worldId, id, open, search } = props;
  return (
    <EntryFrame
      {...props}
      kind="image"
      read={readImage}
      facts={(image) => (image ? fileFacts(image) : [])}
      details={detailsOf}
      isWaitLast
    >
      {(image, entry, isComing) => (
        <>
          {(image ?? entry) && (
            <div class="image-large column gap-2">
              <WorldImage
                worldId={worldId}
                image={{
                  ...{ id, url: image?.url ?? entry?.url ?? null, alt: image?.alt ?? null },
                  ...{ title: image?.title ?? entry?.title ?? '' },
                  ...{ width: image?.width ?? null, height: image?.height ?? null },
                }}
                shape="text"
                isComing={isComing}
                canZoom
              />
            </div>
          )}
          {image && (
            <>
              {image.description !== '' && (
                <div class="detail-text">
                  <RichText text={image.description} name="image" level={2} open={open} search={search} />
                </div>
              )}
              <About worldId={worldId} image={image} open={open} />
            </>
          )}
          <CopyTag tag={`[img:${id}]`} />
        </>
      )}
    </EntryFrame>
  );
}

function useArticle(worldId: string, id: string | null): Entry | null {
  const [entry, setEntry] = useState<Entry | null>(null);
  useEffect(() => {
    let isCanceled = false;
    setEntry(null);
    if (id === null) return;
    openLibrary()
      .then((library) => library.entries(worldId, [{ kind: 'article', id }]))
      .then(([found = null]) => !isCanceled && setEntry(found))
      .catch(reportAs('image.readArticle'));
    return () => {
      isCanceled = true;
    };
  }, [worldId, id]);
  return entry;
}

const textFact = (label: string, value: string | null): Fact | null => (value ? { label, value } : null);

/** Measures, weight and kind of the file. */
function fileFacts({ width, height, size, extension }: ShownImage): (string | null)[] {
  return [
    width !== null && height !== null ? t('image.size', { width, height }) : null,
    size === null ? null : formatBytes(size),
    extension?.toUpperCase() || null,
  ];
}

const detailsOf = (image: ShownImage, readAt: number) => [
  textFact(t('image.addedBy'), image.authorName),
  momentFact(t('image.added'), image.createdAt),
  momentFact(t('image.changed'), image.updatedAt),
  momentFact(t('entry.synced'), readAt),
];

function About(props: { worldId: string; image: ShownImage; open: EntryViewProps['open'] }) {
  const { image, open } = props;
  const article = useArticle(props.worldId, image.articleId);
  const page = image.pageUrl === null ? null : outwardAddress(image.pageUrl);
  return (
    <Facts
      facts={[
        textFact(t('history.fieldAltText'), image.alt),
        textFact(t('image.artist'), image.artist),
        image.articleId === null
          ? null
          : {
              label: t('image.usedIn'),
              value: (
                <RefLink target={{ kind: 'article', id: image.articleId }} open={open}>
                  {article?.title ?? t('image.itsArticle')}
                </RefLink>
              ),
            },
        page
          ? { label: t('image.page'), value: <OutLink href={page}>{URL.parse(page)?.host ?? page}</OutLink> }
          : null,
      ]}
    />
  );
}

function CopyTag({ tag }: { tag: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const say = (sentence: string) => {
    setSaid(sentence);
    announce(sentence);
  };
  return (
    <p class="image-tag wrap gap-1-2">
      <code>{tag}</code>
      <Button
        size="small"
        tone="quiet"
        icon="copy"
        onClick={() =>
          navigator.clipboard.writeText(tag).then(
            () => say(t('image.embedCopied')),
            () => say(t('entry.copyFailed')),
          )
        }
      >
        {t('image.copyTag')}
      </Button>
      <span class="soft small">{said ?? t('image.embedHint')}</span>
    </p>
  );
}
