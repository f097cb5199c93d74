import { distinctNames, type Extent } from '../../../lib/capture/index.ts';
import { formatDate, t } from '../../../lib/i18n/index.ts';
import { shownAddress } from '../../../lib/markup/index.ts';
import { visibleText } from '../../../lib/model/index.ts';
import { type DraftOrigin, SOURCE_PLACES } from '../../../lib/outbox/index.ts';
import { Button, ChipButton, Tile } from '../../ui/index.ts';
import { ChoiceList } from './flag-chips.tsx';
import type { FormPart } from './form.ts';

/** A formatted date; anything else stays as the page had it. */
function dateWords(published: string): string {
  const date = new Date(published);
  if (Number.isNaN(date.getTime())) return published;
  // A date without a time is midnight UTC, so format it in UTC or it may show the day before.
  const timeZone = /^\d{4}-\d\d-\d\d$/.test(published) ? 'UTC' : undefined;
  return formatDate(date, { dateStyle: 'medium', timeZone });
}

function extentWords(extent: Extent): string {
  if (extent.kind === 'wholePage') return t('capture.wholePage');
  return t(extent.hasMore ? 'capture.threadStart' : 'capture.thread', { count: extent.posts });
}

/** The first letter of a name, as a stand-in for the site's icon, which would have to be loaded. */
const initialOf = (name: string): string =>
  (/[\p{L}\p{N}]/u.exec(name.replace(/^www\./, ''))?.[0] ?? '').toLocaleUpperCase();

/** Where the text comes from, in one line, and which field of the article names it. */
export function SourceStrip({ form, origin }: { form: FormPart; origin: DraftOrigin }) {
  const { source } = origin;
  const { sourceField } = form.text;
  const places = SOURCE_PLACES.map(([value, place]) => ({ value, label: t(place) }));
  const place = places.find(({ value }) => value === sourceField)?.label ?? '';
  const published = source.published && dateWords(source.published);
  const address = shownAddress(source.url);
  const site = visibleText(source.site ?? '');
  const name = visibleText(source.title ?? '') || site || address?.host || t('capture.sourceUnnamed');
  // The link's real host is always there, whatever the page calls itself.
  const facts = distinctNames([name, address?.host, site, visibleText(source.author ?? ''), published]).slice(
    1,
  );
  return (
    <>
      <Tile hue="other">{initialOf(site || (address?.host ?? name))}</Tile>
      <p data-removed={sourceField === 'none'}>
        {address ? (
          <a
            class="capture-source-name"
            href={address.href}
            target="_blank"
            rel="noreferrer"
            title={address.href}
            dir="auto"
          >
            {name}
          </a>
        ) : (
          <bdi class="capture-source-name">{name}</bdi>
        )}
        <span class="capture-source-facts">
          {facts.map((fact, at) => (
            <span key={fact}>
              {at > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
        {origin.extent && <span class="capture-source-facts">{extentWords(origin.extent)}</span>}
      </p>
      <ChipButton label={t('capture.sourcePlace')} value={t('capture.sourceIn', { place })} field="source">
        {(close) => (
          <>
            <ChoiceList
              label={t('capture.sourcePlace')}
              value={sourceField}
              options={places}
              onChange={(next) => form.change({ sourceField: next })}
              onDone={close}
            />
            {sourceField !== 'none' && (
              <Button
                size="small"
                icon="close"
                onClick={() => {
                  form.change({ sourceField: 'none' });
                  close();
                }}
              >
                {t('capture.sourceRemove')}
              </Button>
            )}
          </>
        )}
      </ChipButton>
    </>
  );
}
