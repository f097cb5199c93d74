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

function hostOf(address: string): string {
  try {
    return new URL(address).host.replace(/^www\./, '');
  } catch {
    return address;
  }
}

/** A date as people write it; what is none stays as the page had it. */
function dateWords(published: string): string {
  const date = new Date(published);
  if (Number.isNaN(date.getTime())) return published;
  // A bare day is midnight in UTC: it must not become the day before.
  const timeZone = /^\d{4}-\d\d-\d\d$/.test(published) ? 'UTC' : undefined;
  return date.toLocaleDateString(LOCALE, { dateStyle: 'medium', timeZone });
}

/** Where the text came from, and where the article says so. */
export function SourceLine({ form, origin }: { form: FormPart; origin: DraftOrigin }) {
  const { source } = origin;
  const who = [source.author, source.published && dateWords(source.published)].filter(Boolean).join(', ');
  return (
    <div class="capture-source" data-field="source">
      <p>
        <Icon name="link" />
        <span>
          <span class="soft">From </span>
          <a href={source.url} target="_blank" rel="noreferrer" title={source.url}>
            {source.title || source.site || hostOf(source.url)}
          </a>
          <span class="soft">
            {' '}
            · {source.site ?? hostOf(source.url)}
            {who && ` · ${who}`}
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
