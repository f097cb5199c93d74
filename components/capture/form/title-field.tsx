import { t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import { TITLE_LIMIT } from '../../../lib/model/index.ts';
import { Counter, Field, Icon } from '../../ui/index.ts';
import { type FormPart, focusField } from './form.ts';
import './title.css';

/** The title, or the heading of the new section if the text is appended to an article. It grows with its text. */
export function TitleField({ form, titles }: { form: FormPart; titles: readonly string[] }) {
  const { text, change, problemOf } = form;
  const others = titles.filter((title) => title !== text.title);
  const heading = text.target.kind === 'append';
  const placeholder = heading ? t('capture.noHeading') : t('history.fieldTitle');
  return (
    <div class="capture-title" data-field="title">
      <Field
        label={heading ? t('capture.sectionHeading') : t('history.fieldTitle')}
        problem={problemOf('title')}
        aside={<Counter text={text.title} limit={TITLE_LIMIT.actual} />}
      >
        {(ids) => (
          <div class="capture-title-box">
            <div class="capture-title-text" data-text={text.title || placeholder}>
              <textarea
                rows={1}
                autocomplete="off"
                value={text.title}
                dir={text.title ? 'auto' : undefined}
                placeholder={placeholder}
                // A title is one line, however many it takes here.
                onInput={(event) => change({ title: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') })}
                onKeyDown={outsideComposition((event) => {
                  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
                  event.preventDefault();
                  focusField(document, 'content');
                })}
                {...ids}
              />
            </div>
            {titles.length > 1 && others.length > 0 && (
              <label class="capture-titles" title={t('capture.otherTitles')}>
                <Icon name="down" />
                <select
                  aria-label={t('capture.otherTitles')}
                  value=""
                  onChange={(event) => change({ title: event.currentTarget.value })}
                >
                  <option value="" disabled hidden />
                  {others.map((title) => (
                    <option key={title} value={title}>
                      {title}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        )}
      </Field>
    </div>
  );
}
