import { reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { type Exclusion, NOWHERE, nameKeyOf, setExcluded } from '../../lib/unlinked-mentions/index.ts';
import { announce } from '../ui/index.ts';
import type { ListActions } from './list-actions.ts';
import type { ListView } from './view-state.ts';

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
