import { useMemo } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import {
  type Exclusion,
  type NameKey,
  NOWHERE,
  nameKeyOf,
  setExcluded,
} from '../../lib/unlinked-mentions/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { announce, Button, ModalDialog } from '../ui/index.ts';
import type { ListActions, ListView } from './view-state.ts';

/** Excludes names, takes that back, and keeps them. */
export function exclusionActions(
  view: ListView,
  exclusions: readonly Exclusion[],
): Pick<ListActions, 'exclude' | 'include' | 'keep'> {
  const { worldId } = view.worldIndex;
  return {
    exclude: (place, where) => {
      const ref = view.hit(place.from)?.ref;
      if (!ref) return;
      const exclusion = { worldId, name: nameKeyOf(place.name), in: where === 'here' ? ref : null };
      void setExcluded(exclusion, true).then(
        () => announce(t('mentions.excludedNow', { name: place.name })),
        reportAs('mentions.exclude'),
      );
    },
    keep: ({ name }) => {
      const kept = { worldId, name: nameKeyOf(name), in: NOWHERE } as const;
      void setExcluded(kept, true).catch(reportAs('mentions.keep'));
    },
    include: (place) => {
      const ref = view.hit(place.from)?.ref;
      const name = nameKeyOf(place.name);
      for (const one of exclusions) {
        if (one.in === NOWHERE) continue;
        const isHere = one.in === null || (one.in.kind === ref?.kind && one.in.id === ref.id);
        if (one.worldId === worldId && one.name === name && isHere)
          void setExcluded(one, false).catch(reportAs('mentions.include'));
      }
    },
  };
}

/** The names of a world by their keys: what is stored doesn't tell them. */
function namesByKey({ searcher }: WorldIndex, wanted: ReadonlySet<NameKey>): Map<NameKey, string> {
  const names = new Map<NameKey, string>();
  for (const { title, aliases } of searcher.hits('article'))
    for (const name of [title, ...aliases]) {
      const key = nameKeyOf(name);
      if (wanted.has(key) && !names.has(key)) names.set(key, name);
      if (names.size === wanted.size) return names;
    }
  return names;
}

/** The names that a person excluded in this world, newest first. Each can be included again. */
export function ExcludedNames(props: {
  worldIndex: WorldIndex;
  exclusions: readonly Exclusion[];
  onInclude: (exclusion: Exclusion) => void;
  onClose: () => void;
}) {
  const { worldIndex, exclusions, onInclude, onClose } = props;
  const { searcher, worldId } = worldIndex;
  const here = exclusions
    .flatMap((one) => (one.worldId === worldId && one.in !== NOWHERE ? [{ ...one, in: one.in }] : []))
    .reverse();
  const names = useMemo(
    () => namesByKey(worldIndex, new Set(here.map(({ name }) => name))),
    [searcher, exclusions],
  );
  return (
    <ModalDialog
      title={t('mentions.excludedNames')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {here.length === 0 && <p class="soft">{t('mentions.noneExcluded')}</p>}
      <ul class="excluded-names">
        {here.map((one) => {
          const name = names.get(one.name);
          return (
            <li key={`${one.name} ${one.in?.kind ?? ''} ${one.in?.id ?? ''}`}>
              <span class="excluded-name">
                {name === undefined ? (
                  <span class="soft">{t('mentions.unknownName')}</span>
                ) : (
                  <bdi>{name}</bdi>
                )}
                <Where worldIndex={worldIndex} ref_={one.in} />
              </span>
              <Button size="small" tone="quiet" icon="undo" onClick={() => onInclude(one)}>
                {t('mentions.include')}
              </Button>
            </li>
          );
        })}
      </ul>
    </ModalDialog>
  );
}

function Where({ worldIndex, ref_ }: { worldIndex: WorldIndex; ref_: EntryRef | null }) {
  if (ref_ === null) return <span class="soft small">{t('mentions.everywhere')}</span>;
  const location = worldIndex.searcher.locate(ref_);
  const hit = location < 0 ? null : worldIndex.searcher.hit(location);
  return (
    <span class="soft small" data-private={(hit && isPrivate(hit.ref.kind, hit)) || undefined}>
      {hit ? t('mentions.onlyIn', { title: hit.title || t('common.untitled') }) : t('mentions.onlyInDeleted')}
    </span>
  );
}
