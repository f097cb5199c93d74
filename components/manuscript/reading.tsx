import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { parseMarkup, plainTextOf } from '../../lib/markup/index.ts';
import type { ManuscriptNode } from '../../lib/model/index.ts';
import type { EntryViewProps } from '../entry-view/index.ts';
import { RefLink, RichText } from '../markup/index.ts';
import { Button } from '../ui/index.ts';
import { type BookText, type Part, partsOf, titleOf } from './stored-schema.ts';

const segmenter = /* @__PURE__ */ new Intl.Segmenter(undefined, { granularity: 'word' });

/** The number of words in any script, without markup. */
export function wordsIn(markup: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(plainTextOf(parseMarkup(markup))))
    if (isWordLike) count += 1;
  return count;
}

/** The words of a part and its descendants, by the part's id. */
type WordCounts = ReadonlyMap<string, number>;

/** Counts a book part by part, yielding to the page in between.\n@param pause awaited after every part that has text */
export async function countWords(
  nodes: readonly ManuscriptNode[],
  pause: () => Promise<void>,
): Promise<{ total: number; counts: WordCounts }> {
  const counts = new Map<string, number>();
  const visit = async (list: readonly ManuscriptNode[]): Promise<number> => {
    let sum = 0;
    for (const node of list) {
      const own = node.content === '' ? 0 : wordsIn(node.content);
      if (own > 0) await pause();
      const all = own + (await visit(node.children));
      counts.set(node.id, all);
      sum += all;
    }
    return sum;
  };
  return { total: await visit(nodes), counts };
}

/** Deeper parts aren't indented further. */
const MAX_DEPTH = 5;

/** The parts in order, as a single tab stop: arrows move between them, Enter opens one. */
function PartList(props: {
  parts: readonly Part[];
  /** The index of the part being read. */
  at: number;
  counts: WordCounts | null;
  onChoose: (at: number) => void;
}) {
  const { parts, at, counts } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const chosen = box?.querySelector<HTMLElement>('[aria-current="true"]');
    if (box && chosen) box.scrollTop = chosen.offsetTop - box.clientHeight / 2;
  }, [at]);
  return (
    <ol
      class="manuscript-parts"
      ref={list}
      onKeyDown={outsideComposition((event) => {
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const from = buttons.findIndex((button) => button.matches(':focus'));
        const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: buttons.length - 1 }[event.key];
        const goal = to === undefined ? undefined : buttons[to];
        if (!goal) return;
        event.preventDefault();
        goal.focus();
      })}
    >
      {parts.map((part, index) => {
        const count = counts?.get(part.node.id);
        return (
          <li key={part.node.id}>
            <button
              type="button"
              aria-current={index === at ? 'true' : undefined}
              tabIndex={index === at ? 0 : -1}
              data-type={part.node.type}
              style={{
                paddingInlineStart: `calc(var(--space-2) + var(--space-4) * ${Math.min(part.depth, MAX_DEPTH)})`,
              }}
              onClick={() => props.onChoose(index)}
            >
              <bdi>{titleOf(part)}</bdi>
              {count !== undefined && count > 0 && (
                <span class="soft small">
                  <span aria-hidden="true">{formatNumber(count)}</span>
                  <span class="visually-hidden">{t('common.wordCount', { count })}</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

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
            {counted ? t('common.wordCount', { count: counted.total }) : t('manuscript.counting')}
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
            {t('image.show')}
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
