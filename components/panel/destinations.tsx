import type { ComponentChildren } from 'preact';
import browser from 'webextension-polyfill';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { ENTRY_KINDS, type EntryKind } from '../../lib/library/index.ts';
import { KindIcon, kindPlural, useCanChange, type WorldIndex } from '../search/index.ts';
import { Icon } from '../ui/index.ts';
import './destinations.css';

export interface DestinationsProps {
  worldIndex: WorldIndex;
  onList: (kind: EntryKind) => void;
  onHistory: () => void;
  onReview: () => void;
  onMap: () => void;
}

const openBackup = () => void browser.tabs.create({ url: browser.runtime.getURL('options.html#backup') });

/**
 * Where to go from the home screen: the list of each kind, with its count, the link map, the review, the history and the
 * backup.
 */
export function Destinations({ worldIndex, onList, onHistory, onReview, onMap }: DestinationsProps) {
  // A world from an export can't be changed here, so it has no history.
  const canChange = useCanChange();
  const counts = worldIndex.copy?.counts;
  const kinds = ENTRY_KINDS.filter((kind) => (counts?.[kind] ?? 0) > 0);
  if (kinds.length === 0) return null;
  return (
    <nav class="destinations" aria-label={t('panel.destinations')}>
      {kinds.map((kind) => (
        <Destination
          key={kind}
          icon={<KindIcon kind={kind} template={null} />}
          label={kindPlural(kind)}
          count={counts?.[kind] ?? 0}
          onClick={() => onList(kind)}
        />
      ))}
      <Destination icon={<Icon name="map" />} label={t('linkMap.title')} onClick={onMap} />
      <Destination icon={<Icon name="review" />} label={t('review.title')} onClick={onReview} />
      {canChange && (
        <Destination icon={<Icon name="clock" />} label={t('panel.history')} onClick={onHistory} />
      )}
      <Destination icon={<Icon name="archive" />} label={t('panel.backup')} onClick={openBackup} />
    </nav>
  );
}

function Destination(props: { icon: ComponentChildren; label: string; count?: number; onClick: () => void }) {
  return (
    <button type="button" class="destination" onClick={props.onClick}>
      {props.icon}
      <span class="destination-label">{props.label}</span>{' '}
      {props.count !== undefined && <span class="destination-count">{formatNumber(props.count)}</span>}
    </button>
  );
}
