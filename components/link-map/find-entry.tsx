import { useId, useMemo, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { EntryKind, Searcher } from '../../lib/library/index.ts';
import { entryLabel } from '../search/index.ts';
import { Combobox } from '../ui/index.ts';
import type { ShownMap } from './shown-map.ts';

const MOST = 8;
/** Titles that are tried: most of them are on the map. */
const TRIED = 400;

/** Jumps to an entry of the map by its title. */
export function FindEntry(props: {
  map: ShownMap;
  searcher: Searcher;
  kinds: ReadonlySet<EntryKind>;
  onPick: (node: number) => void;
}) {
  const { map, searcher, kinds } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useMemo(() => {
    if (typed.trim() === '') return [];
    const hits = searcher.startsWith(typed.trim(), [...kinds], TRIED);
    return hits
      .map(({ ref }) => map.nodeOf(ref))
      .filter((node) => node >= 0)
      .slice(0, MOST);
  }, [map, searcher, kinds, typed]);
  return (
    <div class="map-find">
      <label class="visually-hidden" for={id}>
        {t('linkMap.find')}
      </label>
      <Combobox
        ids={{ id, 'aria-describedby': undefined, 'aria-invalid': undefined }}
        text={typed}
        onText={setTyped}
        options={found}
        keyOf={String}
        placeholder={t('linkMap.find')}
        empty={typed.trim() !== '' && t('linkMap.findNone')}
        onBlur={() => setTyped('')}
        onPick={(node) => {
          setTyped('');
          props.onPick(node);
        }}
        render={(node) => {
          const entry = map.entryOf(node);
          return (
            <>
              <bdi data-private={entry.isPrivate || undefined}>{entry.title}</bdi>{' '}
              <span class="soft small">{entryLabel(entry)}</span>
            </>
          );
        }}
      />
    </div>
  );
}
