import { useContext, useId } from 'preact/hooks';
import type { Finding, Place } from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { EntryTile, Flags, Marked } from '../search/index.ts';
import { Button } from '../ui/index.ts';
import { ActionsContext } from './finding-actions.ts';
import { placeLabel } from './place-label.ts';

/** The places of a finding, side by side where there is room. */
export function Evidence({ finding }: { finding: Finding }) {
  return (
    <ul class="evidence">
      {finding.evidence.map((place, at) => (
        // The index is a safe key: a finding with other places is another finding.
        <PlaceCard key={at} place={place} />
      ))}
    </ul>
  );
}

/** What an entry says in one place, and a way there. */
function PlaceCard({ place }: { place: Place }) {
  const { hit, open } = useContext(ActionsContext);
  const { ref, title, field, quote, mark } = place;
  const id = useId();
  const entry = hit(ref);
  const covered = place.isPrivate || undefined;
  return (
    <li class="evidence-place" aria-labelledby={id}>
      <div class="evidence-head beside gap-2">
        <EntryTile kind={ref.kind} template={entry?.template ?? null} size="small" />
        <span class="evidence-title cut" id={id} dir="auto" data-private={covered}>
          {title || t('common.untitled')}
        </span>
        {entry && <Flags of={entry} />}
      </div>
      <p class="evidence-field small soft">{placeLabel(field)}</p>
      <blockquote class="evidence-quote" dir="auto" data-private={covered}>
        {quote === '' ? (
          <span class="soft">{t('findings.empty')}</span>
        ) : (
          <Marked text={quote} marks={[mark ?? [0, quote.length]]} />
        )}
      </blockquote>
      {entry && (
        <div>
          <Button
            size="small"
            icon="article"
            onClick={(event) => open(place, event.ctrlKey || event.metaKey ? 'tab' : 'here')}
          >
            {t('findings.open', { kind: ref.kind })}
          </Button>
        </div>
      )}
    </li>
  );
}
