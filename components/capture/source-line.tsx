import { formatDate, type MessageId, t } from '../../lib/i18n/index.ts';
import { shownAddress } from '../../lib/markup/index.ts';
import { visibleText } from '../../lib/model/index.ts';
import type { DraftOrigin, SourceField } from '../../lib/outbox/index.ts';
import { Icon, Trans } from '../ui/index.ts';
import type { FormPart } from './form.ts';

const PLACES = {
  footnotes: 'capture.placeFootnotes',
  authornotes: 'capture.placeAuthorNotes',
  scrapbook: 'capture.placeScrapbook',
  sidebarcontent: 'capture.placeSidebar',
  content: 'capture.placeText',
  none: 'capture.placeNone',
} as const satisfies Record<SourceField, MessageId>;
const FIELDS: readonly SourceField[] = [
  'footnotes',
  'authornotes',
  'scrapbook',
  'sidebarcontent',
  'content',
  'none',
];
const isPlace = (value: string): value is SourceField => FIELDS.some((field) => field === value);

/** A formatted date; anything else stays as the page had it. */
function dateWords(published: string): string {
  const date = new Date(published);
  if (Number.isNaN(date.getTime())) return published;
  // A date without a time is midnight UTC, so format it in UTC or it may show the day before.
  const timeZone = /^\d{4}-\d\d-\d\d$/.test(published) ? 'UTC' : undefined;
  return formatDate(date, { dateStyle: 'medium', timeZone });
}

/** The source of the text, and which field of the article names it. */
export function SourceLine({ form, origin }: { form: FormPart; origin: DraftOrigin }) {
  const { source } = origin;
  const published = source.published && dateWords(source.published);
  const authorAndDate = visibleText([source.author, published].filter(Boolean).join(', '));
  const address = shownAddress(source.url);
  const site = visibleText(source.site ?? '');
  const name = visibleText(source.title ?? '') || site || address?.host || t('capture.sourceUnnamed');
  return (
    <div class="capture-source" data-field="source">
      <p>
        <Icon name="link" />
        <span>
          <Trans
            id="capture.sourceFrom"
            values={{
              name,
              link: (text) =>
                address ? (
                  <a href={address.href} target="_blank" rel="noreferrer" title={address.href}>
                    <bdi>{text}</bdi>
                  </a>
                ) : (
                  <bdi>{text}</bdi>
                ),
            }}
          />
          <span class="soft">
            {site && site !== address?.host && (
              <>
                {' '}
                · <bdi>{site}</bdi>
              </>
            )}
            {/* Show the link's real host, whatever the page calls itself. */}
            {address && ` · ${address.host}`}
            {authorAndDate && (
              <>
                {' '}
                · <bdi>{authorAndDate}</bdi>
              </>
            )}
          </span>
        </span>
      </p>
      <label>
        <span class="soft">{t('capture.sourcePlace')}</span>
        <select
          class="input"
          value={form.text.sourceField}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (isPlace(value)) form.change({ sourceField: value });
          }}
        >
          {FIELDS.map((field) => (
            <option key={field} value={field}>
              {t(PLACES[field])}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
