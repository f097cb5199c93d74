import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { EntryViewProps } from '../entry-view/index.ts';
import { RefLink, RichText } from '../markup/index.ts';
import { Button } from '../ui/index.ts';
import type { BookText } from './book.ts';
import { type Part, partsOf, titleOf } from './part.ts';
import { PartList } from './part-list.tsx';
import { countWords, type WordCounts } from './word-count.ts';

/** The list of a version's parts, and the text of one. */
export function Reading(props: {
  text: BookText;
  open: EntryViewProps['open'];
  search: EntryViewProps['search'];
}) {
  const { text, open, search } = props;
  const parts = useMemo(() => partsOf(text.parts), [text]);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      parts.findIndex(({ node }) => node.content !== ''),
    ),
  );
  const counted = useWordCounts(text);
  const page = useRef<HTMLElement>(null);
  const turned = useRef(false);
  const turn = (to: number) => {
    turned.current = true;
    setAt(to);
  };
  // After turning the page, start at its top.
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    page.current?.scrollIntoView?.({ block: 'start' });
    page.current?.focus({ preventScroll: true });
  }, [at]);
  const part = parts[at];
  if (!part) return <p class="soft">{t('manuscript.emptyVersion')}</p>;
  return (
    <>
      <section class="detail-section column gap-2" aria-label={t('manuscript.parts')}>
        <h2>
          {t('manuscript.parts')}{' '}
          <span class="soft small">
            {counted ? t('manuscript.words', { count: counted.total }) : t('manuscript.counting')}
          </span>
        </h2>
        <PartList parts={parts} at={at} counts={counted?.counts ?? null} onChoose={turn} />
      </section>
      <section
        class="manuscript-page column gap-3"
        aria-labelledby="manuscript-part"
        tabIndex={-1}
        ref={page}
      >
        <h2 id="manuscript-part" dir="auto">
          {titleOf(part)}
        </h2>
        <Page part={part} open={open} search={search} />
        <div class="manuscript-turn wrap gap-2">
          <Button size="small" disabled={at === 0} onClick={() => turn(at - 1)}>
            {t('manuscript.previousPart')}
          </Button>
          <Button size="small" disabled={at === parts.length - 1} onClick={() => turn(at + 1)}>
            {t('manuscript.nextPart')}
          </Button>
        </div>
      </section>
    </>
  );
}

function Page({ part, open, search }: { part: Part } & Pick<EntryViewProps, 'open' | 'search'>) {
  const { id, type, content, image, children } = part.node;
  return (
    <>
      {content !== '' && (
        <div class="detail-text">
          <RichText key={id} text={content} name="part" level={3} open={open} search={search} />
        </div>
      )}
      {image?.id != null && (
        <p>
          <RefLink target={{ kind: 'image', id: String(image.id) }} open={open}>
            {t('manuscript.showPicture')}
          </RefLink>
        </p>
      )}
      {content === '' && image === null && (
        <p class="soft">
          {children.length > 0
            ? t('manuscript.folder', { count: children.length })
            : t(type === 'folder' ? 'manuscript.emptyFolder' : 'manuscript.emptyPart')}
        </p>
      )}
    </>
  );
}

interface Counted {
  total: number;
  counts: WordCounts;
}

/** The word counts of a version; null while they are computed. */
function useWordCounts(text: BookText): Counted | null {
  const [known, setKnown] = useState<{ of: BookText; counted: Counted } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const pause = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      leaving.signal.throwIfAborted();
    };
    countWords(text.parts, pause).then(
      (counted) => setKnown({ of: text, counted }),
      // Aborted: the manuscript is no longer shown.
      () => {},
    );
    return () => leaving.abort();
  }, [text]);
  return known?.of === text ? known.counted : null;
}
