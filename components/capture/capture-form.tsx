import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { WorldCopy } from '../../lib/library/index.ts';
import type { ArticleSummary } from '../../lib/model/index.ts';
import type { Draft, DraftTarget } from '../../lib/outbox/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { Button, Icon, Kbd, Notice, searchable, Trans } from '../ui/index.ts';
import { ContentField } from './content-field.tsx';
import { Flags } from './flags.tsx';
import { type FormPart, focusField } from './form.ts';
import { SourceLine } from './source-line.tsx';
import { TitleField } from './title-field.tsx';
import { TitleMatches } from './title-matches.tsx';
import { useModule } from './use-module.ts';
import { useTitleMatches } from './use-title-matches.ts';
import './form.css';

// Loads while the drafts are being read: title and text come first, the rest a moment later.
const filing = import('./filing.tsx');

/** The form of one draft. Fields are in the order in which people fill them in. */
export function CaptureForm(props: {
  draft: Draft;
  form: FormPart;
  connection: ConnectionSummary;
  settings: Settings;
  world: WorldCopy | null;
  suggested: string | null;
  markup: boolean;
  onMarkup: (isShown: boolean) => void;
  more: boolean;
  onMore: (open: boolean) => void;
}) {
  const { draft, form, connection, settings, world } = props;
  const { text, change } = form;
  const { target } = text;
  const append = target.kind === 'append' ? target : null;
  const matches = useTitleMatches(text.worldId, text.title, append === null);
  const before = useRef<{ target: DraftTarget; title: string } | null>(null);
  const summary = useRef<HTMLElement>(null);
  const pickers = useModule(append === null, () => filing);
  const moreFields = useModule(props.more, () => import('./more-fields.tsx'));

  const appendTo = (article: ArticleSummary) => {
    before.current = { target, title: text.title };
    // The article's own title makes no sense as the heading of a section in it.
    const named = searchable(text.title.trim()) === searchable(article.title.trim());
    change({
      target: { kind: 'append', articleId: article.id, articleTitle: article.title },
      title: named ? '' : text.title,
    });
    requestAnimationFrame(() => focusField(document, 'content'));
  };
  const makeNew = () => {
    change({
      target: before.current?.target ?? { kind: 'new', template: 'article', customTemplateId: null },
      title: text.title || (before.current?.title ?? append?.articleTitle ?? ''),
    });
    requestAnimationFrame(() => focusField(document, 'title'));
  };

  // If a key opened the fold, scroll to it: the new fields are below the window's edge.
  useEffect(() => {
    if (props.more && moreFields && summary.current?.matches(':focus-visible'))
      summary.current.scrollIntoView({ block: 'start' });
  }, [props.more, moreFields]);

  return (
    <>
      {append && (
        <div class="capture-append">
          <Icon name="add" />
          <p>
            <Trans
              id="capture.addsTo"
              values={{
                title: append.articleTitle,
                article: (title) => (
                  <strong>
                    <bdi>{title}</bdi>
                  </strong>
                ),
              }}
            />
          </p>
          <Button size="small" icon="undo" onClick={makeNew}>
            {t('capture.makeNew')}
          </Button>
        </div>
      )}
      {draft.refusal && (
        <Notice tone="warn">
          <p>{t('capture.rejectedBefore', { reason: draft.refusal })}</p>
        </Notice>
      )}
      <TitleField form={form} titles={draft.origin?.titles ?? []} />
      {!append && <TitleMatches matches={matches} onAppend={appendTo} />}
      {!append && pickers && (
        <pickers.Filing
          form={form}
          connection={connection}
          settings={settings}
          world={world}
          suggested={props.suggested}
          origin={draft.origin}
        />
      )}
      {!append && !pickers && <div class="capture-filing" aria-hidden="true" />}
      <ContentField
        form={form}
        truncated={draft.origin?.truncated ?? false}
        markup={props.markup}
        onMarkup={props.onMarkup}
      />
      {draft.origin && <SourceLine form={form} origin={draft.origin} />}
      {!append && (
        <>
          <Flags form={form} />
          <details
            class="capture-fold"
            open={props.more}
            onToggle={(event) => props.onMore(event.currentTarget.open)}
          >
            <summary ref={summary} aria-keyshortcuts="Alt+M">
              <Icon name="chevron" /> {t('capture.moreFields')} <Kbd>Alt+M</Kbd>
            </summary>
            {props.more && moreFields && <moreFields.MoreFields form={form} />}
          </details>
        </>
      )}
    </>
  );
}
