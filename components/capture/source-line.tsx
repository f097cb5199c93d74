import { shownAddress } from '../../lib/markup/index.ts';
import { visibleText } from '../../lib/model/index.ts';
import type { DraftOrigin, SourceField } from '../../lib/outbox/index.ts';
import { Icon, LOCALE } from '../ui/index.ts';
import type { FormPart } from './form.ts';

const PLACES: readonly { value: SourceField; label: string }[] = [
  { value: 'footnotes', label: 'Footnotes' },
  { value: 'authornotes', label: 'Author’s notes' },
  { value: 'scrapbook', label: 'Scrapbook (only you)' },
  { value: 'sidebarcontent', label: 'Sidebar' },
  { value: 'content', label: 'In the text' },
  { value: 'none', label: 'Nowhere' },
];
const isPlace = (value: string): value is SourceField => PLACES.some((place) => place.value === value);

/** A formatted date; anything else stays as the page had it. */
function dateWords(published: string): string {
  const date = new Date(published);
  if (Number.isNaN(date.getTime())) return published;
  // A date without a time is midnight UTC, so format it in UTC or it may show the day before.
  const timeZone = /^\d{4}-\d\d-\d\d$/.test(published) ? 'UTC' : undefined;
  return date.toLocaleDateString(LOCALE, { dateStyle: 'medium', timeZone });
}

/** The source of the text, and which field of the article names it. */
export function SourceLine({ form, origin }: { form: FormPart; origin: DraftOrigin }) {
  const { source } = origin;
  const published = source.published && dateWords(source.published);
  const authorAndDate = visibleText([source.author, published].filter(Boolean).join(', '));
  const address = shownAddress(source.url);
  const site = visibleText(source.site ?? '');
  const name = visibleText(source.title ?? '') || site || address?.host || 'An unnamed page';
  return (
    <div class="capture-source" data-field="source">
      <p>
        <Icon name="link" />
        <span>
          <span class="soft">From </span>
          {address ? (
            <a href={address.href} target="_blank" rel="noreferrer" title={address.href}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
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
        <span class="soft">Source goes to</span>
        <select
          class="input"
          value={form.text.sourceField}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (isPlace(value)) form.change({ sourceField: value });
          }}
        >
          {PLACES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
