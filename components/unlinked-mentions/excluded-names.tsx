import { useMemo } from 'preact/hooks';
import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { type Exclusion, type NameKey, NOWHERE, nameKeyOf } from '../../lib/unlinked-mentions/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { Button, ModalDialog } from '../ui/index.ts';

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
