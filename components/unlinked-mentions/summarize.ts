import type { PlaceGroup } from './place-list.ts';
import type { WantedLink } from './plan-links.ts';
import type { ListView } from './view-state.ts';

export interface Summary {
  /** Places without a link, and the entries in which they are. */
  places: number;
  entries: number;
  /** The links that can be set now, and those of them that are selected. */
  links: WantedLink[];
  selected: WantedLink[];
}

/** Counts what a list shows. */
export function summarize(
  groups: readonly PlaceGroup[],
  view: ListView,
  selected: ReadonlySet<string>,
): Summary {
  const entries = new Set<number>();
  const summary: Summary = { places: 0, entries: 0, links: [], selected: [] };
  for (const { places } of groups)
    for (const place of places) {
      if (!view.isOpen(place)) continue;
      summary.places += 1;
      entries.add(place.from);
      const link = view.linkOf(place);
      if (!link) continue;
      summary.links.push(link);
      if (selected.has(place.key)) summary.selected.push(link);
    }
  return { ...summary, entries: entries.size };
}
