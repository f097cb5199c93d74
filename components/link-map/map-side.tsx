import { t } from '../../lib/i18n/index.ts';
import { Button } from '../ui/index.ts';
import { MapList } from './map-list.tsx';
import type { ShownMap } from './shown-map.ts';

export interface MapSideProps {
  map: ShownMap;
  selected: number;
  /** The map is about the selected entry already. */
  isMiddle: boolean;
  /** How many entries of the map link to the selected one, and how many it links to. */
  counts: { to: number; from: number };
  isUnfinished: boolean;
  onSelect: (node: number) => void;
  onPoint: (node: number) => void;
  onOpen: (node: number) => void;
  onMap: (node: number) => void;
  onOrphans: () => void;
  onHide: (node: number) => void;
  hiddenCount: number;
  onShowHidden: () => void;
}

/** What the map shows, in words: the selected entry with its neighbors, or all entries. */
export function MapSide(props: MapSideProps) {
  const { map, selected, counts, onSelect, onPoint, onOpen } = props;
  const entry = selected >= 0 ? map.entryOf(selected) : null;
  const size = { entries: map.graph.entries.length, links: map.graph.links.length / 2 };
  return (
    <div class="map-side">
      <div class="map-selected">
        {entry ? (
          <>
            <h2 dir="auto" data-private={entry.isPrivate || undefined}>
              {entry.title}
            </h2>
            <p class="soft">{t('linkMap.counts', counts)}</p>
            <div class="map-actions">
              <Button size="small" icon="article" onClick={() => onOpen(selected)}>
                {t('common.open')}
              </Button>
              {!props.isMiddle && (
                <Button size="small" tone="quiet" icon="map" onClick={() => props.onMap(selected)}>
                  {t('linkMap.around')}
                </Button>
              )}
              {!props.isMiddle && (
                <Button size="small" tone="quiet" onClick={() => props.onHide(selected)}>
                  {t('linkMap.hide')}
                </Button>
              )}
              <Button size="small" tone="quiet" onClick={() => onSelect(-1)}>
                {t('linkMap.allEntries')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p class="soft">{t('linkMap.size', size)}</p>
            {map.leftOut > 0 && (
              <>
                <p class="soft small">{t('linkMap.leftOut', { count: map.leftOut })}</p>
                <div class="map-actions">
                  <Button size="small" tone="quiet" icon="link" onClick={props.onOrphans}>
                    {t('linkMap.showOrphans')}
                  </Button>
                </div>
              </>
            )}
          </>
        )}
        {props.hiddenCount > 0 && (
          <div class="map-actions">
            <Button size="small" tone="quiet" icon="undo" onClick={props.onShowHidden}>
              {t('linkMap.showHidden', { count: props.hiddenCount })}
            </Button>
          </div>
        )}
        {props.isUnfinished && (
          <p class="soft small" role="status">
            {t('linkMap.arranging')}
          </p>
        )}
      </div>
      <MapList
        {...{ map, selected, onSelect, onPoint, onOpen }}
        onHide={() => selected >= 0 && props.onHide(selected)}
        label={t(entry ? 'linkMap.neighbors' : 'linkMap.entries')}
      />
    </div>
  );
}
