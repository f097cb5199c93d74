import { formatNumber, t } from '../../lib/i18n/index.ts';
import { EntryTile, entryLabel } from '../search/index.ts';
import type { LegendItem } from './map-scope.ts';
import './map-legend.css';

/** What the colors of the map mean. Each template can be taken off the map. */
export function MapLegend(props: {
  items: readonly LegendItem[];
  off: ReadonlySet<string>;
  onChange: (off: ReadonlySet<string>) => void;
}) {
  return (
    <fieldset class="map-legend" aria-label={t('linkMap.legend')}>
      {props.items.map(({ key, kind, template, count }) => (
        <button
          key={key}
          type="button"
          class="map-legend-item"
          aria-pressed={!props.off.has(key)}
          onClick={() => {
            const off = new Set(props.off);
            if (!off.delete(key)) off.add(key);
            props.onChange(off);
          }}
        >
          <EntryTile kind={kind} template={template} size="small" />
          <span>{entryLabel({ ref: { kind, id: '' }, template })}</span>{' '}
          <span class="soft">{formatNumber(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
