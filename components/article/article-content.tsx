import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import { useKeys } from '../entry-view/index.ts';
import { outwardAddress, type RichActions, RichText } from '../markup/index.ts';
import { About } from './about.tsx';
import { Facts } from './facts.tsx';
import { FindBar } from './find-bar.tsx';
import { HiddenNotes } from './hidden-notes.tsx';
import { Links } from './links.tsx';
import { outlineOf, sectionId } from './outline.ts';
import { Outline } from './outline.tsx';
import type { Part, Parts } from './parts.ts';
import { Pictures } from './pictures.tsx';
import { ReadingBar } from './reading-bar.tsx';
import type { ShownArticle } from './stored-schema.ts';
import type { TextSize } from './text-size.ts';

/** The fewest headings that make an outline useful. */
const MIN_HEADINGS = 3;

/** Everything below the title of an article. */
export function ArticleContent(props: {
  article: ShownArticle;
  parts: Parts;
  readAt: Instant;
  size: TextSize;
  actions: RichActions;
  profile: ((userId: string) => void) | undefined;
}) {
  const { article, parts, actions } = props;
  const text = useRef<HTMLDivElement>(null);
  const [isFinding, setFinding] = useState(false);
  const [isOutlined, setOutlined] = useState(false);
  const outline = useMemo(() => outlineOf(parts.body), [parts]);
  const outlineId = useId();
  const focusOnOpen = useRef(false);
  const toggle = outline.length < MIN_HEADINGS ? null : () => setOutlined(!isOutlined);
  // The shortcut opens the outline and focuses it.
  const openOutline = () => {
    focusOnOpen.current = !isOutlined;
    if (isOutlined) focusText();
    toggle?.();
  };
  /** The focused element is going away, so focus the text. */
  const focusText = () =>
    text.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  useKeys({ f: () => setFinding(true), o: toggle && openOutline });
  return (
    <>
      <ReadingBar
        title={article.title}
        parts={parts}
        size={props.size}
        contents={toggle && { isOpen: isOutlined, id: outlineId, toggle }}
        find={() => setFinding(true)}
        editPage={editPage(article)}
      />
      {isFinding && (
        <FindBar
          root={text}
          changed={parts}
          onClose={() => {
            setFinding(false);
            focusText();
          }}
        />
      )}
      {toggle && isOutlined && <Outline entries={outline} id={outlineId} focusOnOpen={focusOnOpen} />}
      <div class="article-columns" ref={text}>
        <div class="article-side">
          <Pictures article={article} actions={actions} />
          <Facts facts={parts.facts} actions={actions} />
          {parts.sidebar.map((part) => (
            <section
              key={part.name}
              class="article-panel"
              aria-label={part.label ?? t('article.fieldSidebar')}
            >
              <RichText text={part.text} level={2} {...actions} />
            </section>
          ))}
        </div>
        <div class="article-body">
          {parts.body.map((part) => (
            <BodyPart key={part.name} part={part} actions={actions} />
          ))}
          {parts.body.length === 0 && <p class="soft">{t('entry.empty')}</p>}
          {parts.hidden.map((part) => (
            <HiddenNotes key={part.name} part={part} actions={actions} />
          ))}
        </div>
        <div class="article-end">
          <Links article={article} actions={actions} />
          <About article={article} readAt={props.readAt} profile={props.profile} />
        </div>
      </div>
    </>
  );
}

function BodyPart({ part, actions }: { part: Part; actions: RichActions }) {
  if (part.label === null) return <RichText text={part.text} level={2} {...actions} />;
  return (
    <section class="article-section" aria-labelledby={sectionId(part)}>
      <h2 id={sectionId(part)} tabIndex={-1} dir="auto">
        {part.label}
      </h2>
      <RichText text={part.text} level={3} {...actions} />
    </section>
  );
}

/** The page that edits the article, on the host of its own page. */
function editPage({ url, id }: ShownArticle): string | null {
  if (url === null || !/^[\w-]{1,64}$/.test(id)) return null;
  const page = URL.parse(`/world/article/${id}/edit`, url);
  return page && outwardAddress(page.href);
}
