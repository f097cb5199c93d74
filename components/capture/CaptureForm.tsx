import { useMemo, useRef } from 'preact/hooks';
import type { WorldCopy } from '../../lib/library/index.ts';
import type { ArticleSummary } from '../../lib/model/index.ts';
import type { Draft, DraftTarget } from '../../lib/outbox/index.ts';
import type { ConnectionSummary, Settings } from '../../lib/settings/index.ts';
import { CategoryPicker } from '../category/index.ts';
import { TemplatePicker, templateChoices } from '../template/index.ts';
import { Button, Field, Icon } from '../ui/index.ts';
import { ContentField } from './ContentField.tsx';
import { Flags } from './Flags.tsx';
import type { FormPart } from './form.ts';
import { SourceLine } from './SourceLine.tsx';
import { TagField } from './TagField.tsx';
import { TitleField } from './TitleField.tsx';
import { TitleMatches } from './TitleMatches.tsx';
import { useModule } from './useModule.ts';
import { useTitleMatches } from './useTitleMatches.ts';

/** The form of one draft, in the order in which it is filled in. */
export function CaptureForm(props: {
  draft: Draft;
  form: FormPart;
  connection: ConnectionSummary;
  settings: Settings;
  world: WorldCopy | null;
  suggested: string | null;
  preview: boolean;
  onPreview: (preview: boolean) => void;
  more: boolean;
  onMore: (open: boolean) => void;
}) {
  const { draft, form, connection, settings, world } = props;
  const { text, change, changeFields, problemOf } = form;
  const { target } = text;
  const append = target.kind === 'append' ? target : null;
  const matches = useTitleMatches(text.worldId, text.title, append === null);
  const before = useRef<DraftTarget | null>(null);
  const moreFields = useModule(props.more, () => import('./MoreFields.tsx'));
  const known = connection.state === 'none' ? null : connection.templates;
  const custom = world?.world?.customTemplates;
  const choices = useMemo(
    () =>
      templateChoices({
        known,
        custom: custom ?? [],
        recent: settings.recentTemplates,
        suggested: props.suggested,
      }),
    [known, custom, settings.recentTemplates, props.suggested],
  );

  const appendTo = (article: ArticleSummary) => {
    before.current = target;
    change({ target: { kind: 'append', articleId: article.id, articleTitle: article.title } });
  };
  const makeNew = () =>
    change({ target: before.current ?? { kind: 'new', template: 'article', customTemplateId: null } });
  const worlds = connection.state === 'none' ? [] : connection.worlds;
  const needsWorld = worlds.length > 1 || problemOf('world') !== null;

  return (
    <>
      {append && (
        <div class="capture-append">
          <Icon name="add" />
          <p>
            Adds a section to <strong>{append.articleTitle}</strong>
          </p>
          <Button size="small" icon="undo" onClick={makeNew}>
            Make a new article instead
          </Button>
        </div>
      )}
      <TitleField form={form} titles={draft.origin?.titles ?? []} />
      {!append && <TitleMatches matches={matches} onAppend={appendTo} />}
      {(!append || needsWorld) && (
        <div class="capture-pair">
          {!append && target.kind === 'new' && (
            <div data-field="template">
              <TemplatePicker
                choices={choices}
                code={target.template}
                customTemplateId={target.customTemplateId}
                problem={problemOf('template')}
                onPick={({ code, customTemplateId }) =>
                  change({ target: { kind: 'new', template: code, customTemplateId } })
                }
              />
            </div>
          )}
          {needsWorld && !append && (
            <div data-field="world">
              <Field label="World" problem={problemOf('world')}>
                {(ids) => (
                  <select
                    class="input"
                    value={text.worldId ?? ''}
                    onChange={(event) => {
                      const worldId = event.currentTarget.value;
                      const categoryId = settings.perWorld[worldId]?.categoryId ?? null;
                      change({ worldId, fields: { ...text.fields, categoryId } });
                    }}
                    {...ids}
                  >
                    {text.worldId === null && <option value="">Choose one</option>}
                    {worlds.map(({ id, title }) => (
                      <option key={id} value={id}>
                        {title}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            </div>
          )}
          {!append && (
            <div data-field="category">
              <CategoryPicker
                categories={world?.categories ?? NONE}
                value={text.fields.categoryId ?? null}
                onPick={(categoryId) => changeFields({ categoryId })}
              />
            </div>
          )}
        </div>
      )}
      {!append && <TagField form={form} known={world?.tags ?? NONE} />}
      <ContentField
        form={form}
        truncated={draft.origin?.truncated ?? false}
        preview={props.preview}
        onPreview={props.onPreview}
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
            <summary aria-keyshortcuts="Alt+M">
              <Icon name="chevron" /> More fields
            </summary>
            {props.more && moreFields && <moreFields.MoreFields form={form} />}
          </details>
        </>
      )}
    </>
  );
}

const NONE: never[] = [];
