import { useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import type { WorldCopy } from '../../../lib/library/index.ts';
import type { CategoryId } from '../../../lib/model/index.ts';
import type { DraftOrigin, DraftTarget } from '../../../lib/outbox/index.ts';
import type { Settings } from '../../../lib/settings/index.ts';
import type { AvailableWorld, ConnectionSummary } from '../../../lib/stored-state/index.ts';
import { CategoryPicker } from '../../category/index.ts';
import { sourceName } from '../../local-worlds/index.ts';
import { hueOfTemplate, TemplateIcon, TemplatePicker, templateChoices } from '../../template/index.ts';
import { Button, ChipButton, Icon, Tile } from '../../ui/index.ts';
import { lastCategory } from '../start/initial-draft.ts';
import { ChoiceList, DraftChip, VisibilityChip } from './flag-chips.tsx';
import type { FormPart } from './form.ts';
import { TagField } from './tag-field.tsx';

type WorldChoices = { categoryId: CategoryId | null | undefined; target: DraftTarget };

/** Another world doesn't have this world's custom templates. */
const withoutCustom = (target: DraftTarget): DraftTarget =>
  target.kind === 'new' ? { ...target, customTemplateId: null } : target;

/** Chooses the world. Hidden if there is only one. */
export function WorldChip(props: { form: FormPart; worlds: readonly AvailableWorld[]; settings: Settings }) {
  const { worlds } = props;
  const { text, change, problemOf } = props.form;
  const problem = problemOf('world');
  const choicesByWorld = useRef(new Map<string, WorldChoices>());
  if (worlds.length === 0 || (worlds.length < 2 && problem === null)) return null;
  const choose = (worldId: string) => {
    const { fields, target } = text;
    if (text.worldId !== null)
      choicesByWorld.current.set(text.worldId, { categoryId: fields.categoryId, target });
    const before = choicesByWorld.current.get(worldId);
    change({
      worldId,
      target: before?.target ?? withoutCustom(target),
      fields: {
        ...fields,
        categoryId: before ? before.categoryId : props.settings.perWorld[worldId]?.categoryId,
      },
    });
  };
  const chosen = worlds.find(({ id }) => id === text.worldId);
  const nameOf = ({ title, source }: AvailableWorld): string =>
    worlds.filter((world) => world.title === title).length > 1 ? `${title} · ${sourceName(source)}` : title;
  return (
    <ChipButton
      label={t('common.world')}
      value={chosen ? nameOf(chosen) : t('capture.chooseWorld')}
      icon={<Icon name="world" />}
      tone={problem ? 'danger' : 'plain'}
      field="world"
    >
      {(close) => (
        <ChoiceList
          label={t('common.world')}
          value={text.worldId}
          options={worlds.map(({ id, title, source }) => ({
            ...{ value: id, label: title, detail: sourceName(source) },
          }))}
          onChange={choose}
          onDone={close}
        />
      )}
    </ChipButton>
  );
}

export { SourceStrip } from './source-strip.tsx';

const NONE: never[] = [];

export interface ChipsProps {
  form: FormPart;
  connection: ConnectionSummary;
  worlds: readonly AvailableWorld[];
  settings: Settings;
  world: WorldCopy | null;
  suggested: string | null;
  origin: DraftOrigin | null;
}

/** What a new article will be, in one line: world, template, category, tags, flags and visibility. */
export function Chips({ form, connection, worlds, settings, world, suggested, origin }: ChipsProps) {
  const { text, change, changeFields, problemOf } = form;
  const { target } = text;
  const known = connection.state === 'none' ? null : connection.templates;
  const custom = world?.world?.customTemplates ?? NONE;
  const choices = useMemo(
    () => templateChoices({ known, custom, recent: settings.recentTemplates, suggested }),
    [known, custom, settings.recentTemplates, suggested],
  );
  const [isPicked, setPicked] = useState(false);
  const categories = world?.categories ?? NONE;
  const categoryId = text.fields.categoryId ?? null;
  const isLastUsed =
    !isPicked && categoryId !== null && categoryId === lastCategory(settings, origin, text.worldId);
  const pickCategory = (id: CategoryId | null) => {
    setPicked(true);
    changeFields({ categoryId: id });
  };
  if (target.kind !== 'new') return null;
  const { template, customTemplateId } = target;
  const chosen = choices.find(
    (choice) => choice.customTemplateId === customTemplateId && choice.code === template,
  );
  const tags = text.fields.tags ?? NONE;
  const category =
    categoryId && (categories.find(({ id }) => id === categoryId)?.title ?? t('category.unchanged'));
  const problems = [problemOf('world'), problemOf('template')].filter((problem) => problem !== null);
  return (
    <div class="capture-chips">
      <WorldChip form={form} worlds={worlds} settings={settings} />
      <ChipButton
        label={t('templates.label')}
        value={chosen?.label ?? (customTemplateId ? t('templates.otherWorld') : template)}
        icon={
          <Tile hue={hueOfTemplate(template)} size="small">
            <TemplateIcon code={customTemplateId ? 'custom' : template} />
          </Tile>
        }
        tone={problemOf('template') ? 'danger' : 'plain'}
        field="template"
      >
        {(close) => (
          <TemplatePicker
            choices={choices}
            code={template}
            customTemplateId={customTemplateId}
            problem={problemOf('template')}
            staysOpen
            onPick={({ code, customTemplateId: id }) => {
              change({ target: { kind: 'new', template: code, customTemplateId: id } });
              close();
            }}
          />
        )}
      </ChipButton>
      <ChipButton
        label={t('history.fieldCategory')}
        value={category}
        note={isLastUsed ? t('capture.categoryLastUsed') : null}
        field="category"
        onClear={categoryId === null ? null : () => pickCategory(null)}
      >
        {(close) => (
          <>
            <CategoryPicker
              categories={categories}
              value={categoryId}
              staysOpen
              onPick={(id) => {
                pickCategory(id);
                close();
              }}
            />
            {isLastUsed && (
              <p class="capture-last-used">
                {t('capture.categoryLastUsed')}
                <Button
                  size="small"
                  tone="quiet"
                  keys="Del"
                  onClick={() => {
                    pickCategory(null);
                    close();
                  }}
                >
                  {t('capture.categoryClear')}
                </Button>
              </p>
            )}
          </>
        )}
      </ChipButton>
      <ChipButton
        label={t('history.fieldTags')}
        value={tags.length > 0 ? tags.join(', ') : null}
        field="tags"
        onClear={tags.length > 0 ? () => changeFields({ tags: tags.slice(0, -1) }) : null}
      >
        {() => (
          <TagField
            tags={tags}
            onTags={(next) => changeFields({ tags: next })}
            about={text}
            known={world?.tags ?? NONE}
          />
        )}
      </ChipButton>
      <DraftChip form={form} />
      <VisibilityChip form={form} world={world} />
      {problems.map((problem) => (
        <p class="field-problem" key={problem}>
          <Icon name="alert" />
          <span>{problem}</span>
        </p>
      ))}
    </div>
  );
}
