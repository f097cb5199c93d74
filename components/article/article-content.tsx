import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { MarkupNode } from '../../lib/markup/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import {
  changeSettings,
  DEFAULT_SETTINGS,
  type ReadingTypeface,
  readSettings,
  watchSettings,
} from '../../lib/settings/index.ts';
import { EntryTags, useKeys } from '../entry-view/index.ts';
import { outwardAddress, type RichActions, RichText } from '../markup/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { Button, Icon, useWatched } from '../ui/index.ts';
import { ArticleImage } from './article-head.tsx';
import { FindBar } from './find-bar.tsx';
import { Links } from './links.tsx';
import { Outline, outlineOf, sectionId } from './outline.tsx';
import type { Part, Parts } from './parts.ts';
import type { ShownArticle } from './stored-schema.ts';
import { type TextSize, useArticleTools } from './use-article-tools.ts';

/**
 * Storyteller notes. Until they are asked for, they aren't in the page at all, so they can't be seen, searched or
 * copied.
 */
function HiddenNotes({ part, actions }: { part: Part; actions: RichActions }) {
  const [isAsked, setAsked] = useState(false);
  const { isCovered: isSharing } = useScreenShare();
  const isOpen = isAsked && !isSharing;
  useEffect(() => {
    if (isSharing) setAsked(false);
  }, [isSharing]);
  return (
    <section class="article-notes" aria-label={part.label ?? t('article.notes')} data-open={isOpen}>
      <div class="article-notes-head beside gap-3">
        <h2 dir="auto">
          <Icon name="lock" /> {part.label}
        </h2>
        <Button size="small" aria-expanded={isOpen} disabled={isSharing} onClick={() => setAsked(!isOpen)}>
          {isOpen ? t('common.hide') : t('common.show')}
        </Button>
      </div>
      {isOpen ? (
        <RichText text={part.text} level={3} {...actions} />
      ) : (
        <p class="soft small">{t('article.notesHidden')}</p>
      )}
    </section>
  );
}

/** Short fields as a card of labels and values. */
function Facts(props: {
  facts: readonly Part[];
  actions: RichActions;
  /** Above them. */
  children: ComponentChildren;
}) {
  const { facts, actions } = props;
  return (
    <>
      {props.children}
      {facts.length > 0 && (
        <dl class="article-facts detail-facts card-area">
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt dir="auto">{fact.label}</dt>
              <dd>
                <RichText text={fact.text} {...actions} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** The fewest headings that make an outline useful. */
const MIN_HEADINGS = 3;

/** Everything below the title of an article. */
export function ArticleContent(props: {
  worldId: WorldId;
  article: ShownArticle;
  parts: Parts;
  size: TextSize;
  actions: RichActions;
  /** Null if it is shown beside the title. */
  portrait: ComponentChildren;
  /** Facts stand beside the text. In a narrow window, they stand in it, after its beginning. */
  isWide: boolean;
}) {
  const { article, parts, actions, isWide } = props;
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
  useArticleTools({
    ...{ title: article.title, parts, size: props.size, typeface: useTypeface() },
    contents: toggle && { isOpen: isOutlined, toggle: openOutline },
    find: () => setFinding(true),
    editPage: editPage(article),
  });
  const side = (
    <div class="article-side column gap-4">
      {props.portrait}
      <Facts facts={parts.facts} actions={actions}>
        <ArticleImage worldId={props.worldId} article={article} name="flag" open={actions.open} />
      </Facts>
      {parts.sidebar.map((part) => (
        <section
          key={part.name}
          class="article-panel card-area"
          aria-label={part.label ?? t('history.fieldSidebar')}
        >
          <RichText text={part.text} level={2} {...actions} />
        </section>
      ))}
    </div>
  );
  const { lead, rest } = useMemo(
    () => (isWide ? { lead: [], rest: parts.body } : splitLead(parts.body)),
    [parts, isWide],
  );
  return (
    <>
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
        {isWide && side}
        {lead.length > 0 && (
          <div class="article-body column gap-6">
            {lead.map((part) => (
              <BodyPart key={part.name} part={part} actions={actions} />
            ))}
          </div>
        )}
        {!isWide && side}
        <div class="article-body column gap-6">
          {rest.map((part) => (
            <BodyPart key={part.name} part={part} actions={actions} />
          ))}
          {parts.body.length === 0 && <p class="soft">{t('entry.empty')}</p>}
          {parts.hidden.map((part) => (
            <HiddenNotes key={part.name} part={part} actions={actions} />
          ))}
        </div>
        <div class="article-end column gap-4">
          <Links article={article} actions={actions} />
          <EntryTags tags={article.tags} search={(typed) => actions.search?.(typed)} />
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

/** The typeface for the world's texts, and how to choose another. All open pages follow the setting. */
function useTypeface(): { value: ReadingTypeface; choose: (value: ReadingTypeface) => void } {
  const settings = useWatched(readSettings, watchSettings) ?? DEFAULT_SETTINGS;
  return {
    value: settings.readingTypeface,
    choose: (readingTypeface) =>
      detach(
        changeSettings((now) => ({ ...now, readingTypeface })),
        'article.saveTypeface',
      ),
  };
}

/** The most blocks that a lead has. */
const MAX_BLOCKS = 3;

/**
 * Splits the beginning off a text: up to its first heading, a few blocks at most. In a narrow window, the facts stand
 * between the two. Null if nothing is left after it.
 */
function splitLead(body: readonly Part[]): { lead: Part[]; rest: Part[] } {
  const [first, ...others] = body;
  if (!first || first.label !== null) return { lead: [], rest: [...body] };
  const { nodes } = first.text;
  const heading = nodes.findIndex((node, at) => at > 0 && node.kind === 'heading');
  const end = Math.min(heading < 0 ? nodes.length : heading, MAX_BLOCKS);
  const part = (own: readonly MarkupNode[]): Part => ({ ...first, text: { ...first.text, nodes: own } });
  const after = nodes.slice(end);
  return {
    lead: [part(nodes.slice(0, end))],
    rest: [...(after.length > 0 ? [part(after)] : []), ...others],
  };
}
