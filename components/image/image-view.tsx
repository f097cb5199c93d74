import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { type Entry, openLibrary } from '../../lib/library/index.ts';
import { EntryFrame, type EntryViewProps, type Fact, Facts, momentFact } from '../entry-view/index.ts';
import { OutLink, outwardAddress, RefLink, RichText } from '../markup/index.ts';
import { useChosenWorld } from '../search/index.ts';
import { announce, Button, LOCALE } from '../ui/index.ts';
import { fileAddress, hostPattern } from './address.ts';
import { useAllowance } from './use-allowance.ts';
import './image.css';
import { Picture } from './picture.tsx';
import { PictureConsent } from './picture-consent.tsx';
import { formatSize, readImage, type ShownImage } from './stored-schema.ts';

/** An image with everything known about it. The file itself is shown only if its host is allowed. */
export function ImageView(props: EntryViewProps) {
  const { worldId, id, open, search } = props;
  return (
    <EntryFrame {...props} kind="image" read={readImage}>
      {(image, readAt, entry) => (
        <>
          {(image ?? entry) && (
            <Large
              url={image?.url ?? entry?.url ?? null}
              alt={image?.alt || image?.title || entry?.title || ''}
            />
          )}
          {image && (
            <>
              {image.description !== '' && (
                <div class="detail-text">
                  <RichText text={image.description} name="image" level={2} open={open} search={search} />
                </div>
              )}
              <About worldId={worldId} image={image} readAt={readAt} open={open} />
            </>
          )}
          <CopyTag tag={`[img:${id}]`} />
        </>
      )}
    </EntryFrame>
  );
}

function Large({ url, alt }: { url: string | null; alt: string }) {
  const platform = useChosenWorld()?.address ?? null;
  const allowance = useAllowance();
  const address = fileAddress(url, platform);
  const isAllowed = address !== null && allowance.allowed?.has(hostPattern(address)) === true;
  return (
    <div class="image-large">
      <Picture
        address={isAllowed ? address.href : null}
        alt={alt}
        words={address ? 'Not loaded' : 'The platform does not tell where the file lies'}
      />
      {address && <PictureConsent host={address} allowance={allowance} />}
    </div>
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

function About(props: {
  worldId: string;
  image: ShownImage;
  readAt: number | null;
  open: EntryViewProps['open'];
}) {
  const { image, open } = props;
  const article = useArticle(props.worldId, image.articleId);
  const { width, height, size } = image;
  const fileFacts = [
    width !== null && height !== null && `${width.toLocaleString(LOCALE)} × ${height.toLocaleString(LOCALE)}`,
    size !== null && formatSize(size),
    image.extension?.toUpperCase(),
  ].filter(Boolean);
  const page = image.pageUrl === null ? null : outwardAddress(image.pageUrl);
  const textFact = (label: string, value: string | null): Fact | null => (value ? { label, value } : null);
  return (
    <Facts
      facts={[
        textFact('File', fileFacts.join(' · ')),
        textFact('Alternative text', image.alt),
        textFact('Artist', image.artist),
        image.articleId === null
          ? null
          : {
              label: 'Belongs to',
              value: (
                <RefLink target={{ kind: 'article', id: image.articleId }} open={open}>
                  {article?.title ?? 'its article'}
                </RefLink>
              ),
            },
        page
          ? { label: 'Page', value: <OutLink href={page}>{URL.parse(page)?.host ?? page}</OutLink> }
          : null,
        textFact('Added by', image.authorName),
        momentFact('Added', image.createdAt),
        momentFact('Changed', image.updatedAt),
        momentFact('Copied here', props.readAt),
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
    <p class="image-tag">
      <code>{tag}</code>
      <Button
        size="small"
        tone="quiet"
        icon="copy"
        onClick={() =>
          navigator.clipboard.writeText(tag).then(
            () => say(`Copied: ${tag}`),
            () => say('The browser did not let Loreside copy. Click into this window and press again.'),
          )
        }
      >
        Copy as tag
      </Button>
      <span class="soft small">{said ?? 'shows it in any text of the world'}</span>
    </p>
  );
}
