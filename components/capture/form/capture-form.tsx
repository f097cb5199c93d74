// This folder is the form of one draft: title, text, and the chips for all else. It knows its draft and the world's
// offline copy; how drafts are stored and sent is elsewhere.

import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import type { WorldCopy } from '../../../lib/library/index.ts';
import type { ArticleSummary } from '../../../lib/model/index.ts';
import type { Draft, DraftTarget } from '../../../lib/outbox/index.ts';
import { Button, Icon, Notice, searchable, Trans, useModule } from '../../ui/index.ts';
import type { Preferences } from '../use-preferences.ts';
import { ContentField } from './content-field.tsx';
import { type FormPart, focusField } from './form.ts';
import { TitleField } from './title-field.tsx';
import { TitleMatches, useTitleMatches } from './title-matches.tsx';
import './form.css';

// Loads while the drafts are being read: title and text come first, the rest a moment later.
const chipsModule = import('./chips.tsx');

/** The form of one draft, as a card: its source, title and chips, and its text in the room that is left. */
export function CaptureForm(props: {
  draft: Draft;
  form: FormPart;
  preferences: Preferences;
  world: WorldCopy | null;
  suggested: string | null;
  markup: boolean;
  onMarkup: (isShown: boolean) => void;
  more: boolean;
}) {
  const { draft, form, world } = props;
  const { connection, available, settings } = props.preferences;
  const { text, change } = form;
  const { target } = text;
  const append = target.kind === 'append' ? target : null;
  const matches = useTitleMatches(text.worldId, text.title, append === null);
  const before = useRef<{ target: DraftTarget; title: string } | null>(null);
  const more = useRef<HTMLElement>(null);
  const chips = useModule(true, () => chipsModule);
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

  // Opened by a key or the button: the new fields are below the window's edge.
  const wasOpen = useRef(props.more);
  useEffect(() => {
    if (!moreFields || !props.more || wasOpen.current) return;
    more.current?.scrollIntoView({ block: 'start' });
    more.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    wasOpen.current = true;
  }, [props.more, moreFields]);
  useEffect(() => {
    if (!props.more) wasOpen.current = false;
  }, [props.more]);

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
      {draft.origin && (
        <div class="capture-source">{chips && <chips.SourceStrip form={form} origin={draft.origin} />}</div>
      )}
      <TitleField form={form} titles={draft.origin?.titles ?? []} />
      {!append && chips && (
        <chips.Chips
          form={form}
          connection={connection}
          worlds={available.worlds}
          settings={settings}
          world={world}
          suggested={props.suggested}
          origin={draft.origin}
        />
      )}
      {!append && !chips && <div class="capture-chips" aria-hidden="true" />}
      {!append && <TitleMatches matches={matches} onAppend={appendTo} />}
      <div class="capture-body">
        <ContentField
          form={form}
          truncated={draft.origin?.truncated ?? false}
          markup={props.markup}
          onMarkup={props.onMarkup}
        />
      </div>
      {!append && props.more && (
        <section class="capture-more-box" id="more" aria-label={t('capture.moreFields')} ref={more}>
          {moreFields && <moreFields.MoreFields form={form} />}
        </section>
      )}
    </>
  );
}
