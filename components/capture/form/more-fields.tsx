import { type MessageId, t } from '../../../lib/i18n/index.ts';
import { FIELD_LABELS, FIELD_LIMITS, FLAGS, type Limit, lengthOf } from '../../../lib/model/index.ts';
import type { DraftText } from '../../../lib/outbox/index.ts';
import { Field, Switch, TextAreaField, TextField } from '../../ui/index.ts';
import type { FormPart } from './form.ts';
import { ParentPicker } from './parent-picker.tsx';

interface MoreField {
  name: keyof typeof FIELD_LABELS;
  hint: MessageId | null;
  /** Half a line, one line, or text with markup. */
  size: 'half' | 'line' | 'text';
}

/** Every text field of a new article besides title and content, grouped by where readers see it. */
export const MORE_FIELDS = [
  {
    heading: 'history.fieldTitle',
    fields: [
      { name: 'subheading', hint: 'capture.subheadingHint', size: 'line' },
      { name: 'excerpt', hint: 'capture.excerptHint', size: 'line' },
      { name: 'pronunciation', hint: 'capture.pronunciationHint', size: 'half' },
      { name: 'icon', hint: 'capture.iconHint', size: 'half' },
      { name: 'credits', hint: 'capture.creditsHint', size: 'text' },
    ],
  },
  {
    heading: 'history.fieldSidebar',
    fields: [
      { name: 'sidebarcontent', hint: null, size: 'text' },
      { name: 'sidepanelcontenttop', hint: null, size: 'text' },
      { name: 'sidepanelcontent', hint: null, size: 'text' },
      { name: 'sidebarcontentbottom', hint: null, size: 'text' },
    ],
  },
  {
    heading: 'capture.groupBelow',
    fields: [
      { name: 'footnotes', hint: 'capture.footnotesHint', size: 'text' },
      { name: 'fullfooter', hint: 'capture.footerHint', size: 'text' },
      { name: 'authornotes', hint: 'capture.authorNotesHint', size: 'text' },
    ],
  },
  {
    heading: 'capture.groupAuthors',
    fields: [
      { name: 'seeded', hint: 'capture.storytellerNotesHint', size: 'text' },
      { name: 'scrapbook', hint: 'capture.scrapbookHint', size: 'text' },
    ],
  },
] as const satisfies readonly { heading: MessageId; fields: readonly MoreField[] }[];

/** The share of a limit from which the count says more. */
const WARN_SHARE = 0.8;

/**
 * Characters used and allowed. If World Anvil accepts fewer than it documents, a text near the limit shows both
 * numbers.
 */
function LimitCount({ text, limit }: { text: string; limit: Limit }) {
  const used = lengthOf(text);
  if (used === 0) return null;
  const { actual, documented } = limit;
  const showsBoth = documented !== actual && used > actual * WARN_SHARE;
  return (
    <span class="counter" data-over={used > actual}>
      {showsBoth
        ? t('capture.lengthDocumented', { used, limit: actual, documented })
        : t('common.countOf', { done: used, total: actual })}
    </span>
  );
}

/** The typed number; undefined if it isn't one. */
const numberFrom = (typed: string): number | undefined =>
  /^-?\d+$/.test(typed.trim()) ? Number(typed) : undefined;

/** All other fields of a new article. */
export function MoreFields({ form }: { form: FormPart }) {
  const { text, changeFields, change, problemOf } = form;
  const { fields, worldId } = text;
  const set = <Name extends keyof DraftText['fields']>(
    name: Name,
    value: DraftText['fields'][Name] | undefined,
  ) => {
    const { [name]: _old, ...rest } = fields;
    change({ fields: value === undefined || value === '' ? rest : { ...rest, [name]: value } });
  };
  return (
    <div class="capture-more">
      {MORE_FIELDS.map(({ heading, fields: group }) => (
        <fieldset key={heading}>
          <legend>{t(heading)}</legend>
          {group.map(({ name, hint, size }) => {
            const limit = FIELD_LIMITS[name];
            const value = fields[name] ?? '';
            const onInput = (event: { currentTarget: { value: string } }) =>
              set(name, event.currentTarget.value);
            return (
              <div key={name} data-field={name} data-size={size}>
                <Field
                  label={t(FIELD_LABELS[name])}
                  hint={hint && t(hint)}
                  problem={problemOf(name)}
                  aside={limit && <LimitCount text={value} limit={limit} />}
                >
                  {(ids) =>
                    size === 'text' ? (
                      <textarea class="input" dir="auto" value={value} onInput={onInput} {...ids} />
                    ) : (
                      <input class="input" type="text" dir="auto" value={value} onInput={onInput} {...ids} />
                    )
                  }
                </Field>
              </div>
            );
          })}
        </fieldset>
      ))}
      <fieldset>
        <legend>{t('capture.groupOther')}</legend>
        <ParentPicker
          label={t('history.fieldParentArticle')}
          hint={t('capture.parentArticleHint')}
          worldId={worldId}
          value={fields.articleParentId ?? null}
          onPick={(id) => set('articleParentId', id ?? undefined)}
        />
        <ParentPicker
          label={t('capture.logicalParent')}
          hint={t('capture.logicalParentHint')}
          worldId={worldId}
          value={fields.parentId ?? null}
          onPick={(id) => set('parentId', id ?? undefined)}
        />
        <TextField
          label={t('history.fieldPosition')}
          hint={t('capture.positionHint')}
          inputmode="numeric"
          value={fields.position?.toString() ?? ''}
          onInput={(typed) => set('position', numberFrom(typed))}
        />
        <TextField
          label={t('capture.cover')}
          hint={t('capture.coverHint')}
          inputmode="numeric"
          value={fields.coverId?.toString() ?? ''}
          onInput={(typed) => set('coverId', numberFrom(typed))}
        />
        <div data-field="userMetadata" data-size="text">
          <TextAreaField
            label={t('capture.metadata')}
            hint={t('capture.metadataHint')}
            problem={problemOf('userMetadata')}
            spellcheck={false}
            value={fields.userMetadata ?? ''}
            onInput={(typed) => set('userMetadata', typed)}
          />
        </div>
        <Switch
          checked={fields.isAdultContent === true}
          onChange={(isAdultContent) => changeFields({ isAdultContent })}
        >
          {t(FLAGS.adult.label)}
        </Switch>
      </fieldset>
    </div>
  );
}
