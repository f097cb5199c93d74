import { useMemo, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { WorldCopy } from '../../lib/library/index.ts';
import type { CategoryId } from '../../lib/model/index.ts';
import type { DraftOrigin } from '../../lib/outbox/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { CategoryPicker } from '../category/index.ts';
import { TemplatePicker, templateChoices } from '../template/index.ts';
import { Kbd } from '../ui/index.ts';
import type { FormPart } from './form.ts';
import { lastCategory } from './initial-draft.ts';
import { TagField } from './tag-field.tsx';
import { WorldField } from './world-field.tsx';

const NONE: never[] = [];

export interface FilingProps {
  form: FormPart;
  connection: ConnectionSummary;
  settings: Settings;
  world: WorldCopy | null;
  suggested: string | null;
  origin: DraftOrigin | null;
}

/** Template, world, category and tags of an article. */
export function Filing({ form, connection, settings, world, suggested, origin }: FilingProps) {
  const { text, change, changeFields, problemOf } = form;
  const { target } = text;
  const known = connection.state === 'none' ? null : connection.templates;
  const custom = world?.world?.customTemplates ?? NONE;
  const choices = useMemo(
    () => templateChoices({ known, custom, recent: settings.recentTemplates, suggested }),
    [known, custom, settings.recentTemplates, suggested],
  );
  const [isPicked, setPicked] = useState(false);
  const categoryId = text.fields.categoryId ?? null;
  const isLastUsed =
    !isPicked && categoryId !== null && categoryId === lastCategory(settings, origin, text.worldId);
  const pickCategory = (id: CategoryId | null) => {
    setPicked(true);
    changeFields({ categoryId: id });
  };
  if (target.kind !== 'new') return null;
  return (
    <>
      <div class="capture-pair">
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
        <WorldField form={form} connection={connection} settings={settings} />
        <div data-field="category">
          <CategoryPicker categories={world?.categories ?? NONE} value={categoryId} onPick={pickCategory} />
          {isLastUsed && (
            <p class="capture-last-used">
              {t('capture.categoryLastUsed')}{' '}
              <button type="button" class="capture-link" onClick={() => pickCategory(null)}>
                {t('capture.categoryClear')} <Kbd>Del</Kbd>
              </button>
            </p>
          )}
        </div>
      </div>
      <TagField
        tags={text.fields.tags ?? NONE}
        onTags={(tags) => changeFields({ tags })}
        about={text}
        known={world?.tags ?? NONE}
      />
    </>
  );
}
