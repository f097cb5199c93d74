import type { EntryRef, Hit } from '../../lib/library/index.ts';
import { type Exclusion, excludedBy, keptBy, NOWHERE } from '../../lib/unlinked-mentions/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { meaningOf, type Place } from './place.ts';
import type { PlaceGroup } from './place-list.ts';
import type { WantedLink } from './plan-links.ts';

/** What a person can do in the list. */
export interface ListActions {
  /** Opens the entry at a location. */
  open: (location: number) => void;
  /** Opens the entry that a place is in, there. */
  openAt: (place: Place) => void;
  /** Links these places, after a question if they are many. */
  link: (links: readonly WantedLink[]) => void;
  select: (keys: readonly string[], isSelected: boolean) => void;
  /** Says which article a name means: at a place, or everywhere. */
  choose: (at: { place: string } | { meaning: string }, target: number | null) => void;
  /** Excludes the name of a place, in its entry or in the world. */
  exclude: (place: Place, where: 'here' | 'everywhere') => void;
  /** Remembers that the name of a place isn't to be left out. */
  keep: (place: Place) => void;
  /** Takes back whatever excludes the name of a place there. */
  include: (place: Place) => void;
  /** Copies the mention that the place would become. */
  copy: (place: Place) => void;
}

/** Which article is meant, where a person has said so: at one place, or by a name everywhere. */
export interface Choices {
  byPlace: ReadonlyMap<string, number>;
  byMeaning: ReadonlyMap<string, number>;
}

export const NO_CHOICES: Choices = { byPlace: new Map(), byMeaning: new Map() };

/** `meanings`: chooses for all places of the name. Null takes a choice back. */
export function withChoice(
  choices: Choices,
  at: { place: string } | { meaning: string },
  target: number | null,
): Choices {
  const change = (before: ReadonlyMap<string, number>, key: string) => {
    const after = new Map(before);
    if (target === null) after.delete(key);
    else after.set(key, target);
    return after;
  };
  return 'place' in at
    ? { ...choices, byPlace: change(choices.byPlace, at.place) }
    : { ...choices, byMeaning: change(choices.byMeaning, at.meaning) };
}

/** The article that a place leads to; null as long as only a person can tell. */
function targetOf(place: Place, { byPlace, byMeaning }: Choices): number | null {
  const [first, ...others] = place.candidates;
  if (first === undefined) return null;
  if (others.length === 0) return first;
  const chosen = byPlace.get(place.key) ?? byMeaning.get(meaningOf(place));
  return chosen !== undefined && place.candidates.includes(chosen) ? chosen : null;
}

/** What rows ask about places and entries. One for each state of the screen. */
export class ListView {
  readonly #hits: Map<number, Hit | null>;
  readonly #isNameExcluded: (name: string, ref: EntryRef) => boolean;
  readonly worldIndex: WorldIndex;
  readonly choices: Choices;
  readonly canChange: boolean;
  readonly #busy: ReadonlySet<string>;
  readonly #done: ReadonlySet<string>;
  readonly hasExclusions: boolean;
  /** Whether a person said that a name that looks like an ordinary word is to be kept. */
  readonly isKept: (name: string) => boolean;

  constructor(options: {
    worldIndex: WorldIndex;
    hits: Map<number, Hit | null>;
    exclusions: readonly Exclusion[];
    choices: Choices;
    canChange: boolean;
    busy: ReadonlySet<string>;
    done: ReadonlySet<string>;
  }) {
    this.worldIndex = options.worldIndex;
    this.#hits = options.hits;
    this.#isNameExcluded = excludedBy(options.exclusions, options.worldIndex.worldId);
    this.isKept = keptBy(options.exclusions, options.worldIndex.worldId);
    this.hasExclusions = options.exclusions.some(
      (one) => one.worldId === options.worldIndex.worldId && one.in !== NOWHERE,
    );
    this.choices = options.choices;
    this.canChange = options.canChange;
    this.#busy = options.busy;
    this.#done = options.done;
  }

  hit(location: number): Hit | null {
    const known = this.#hits.get(location);
    if (known !== undefined) return known;
    const hit = this.worldIndex.searcher.hit(location);
    this.#hits.set(location, hit);
    return hit;
  }

  isBusy(place: Place): boolean {
    return this.#busy.has(place.key);
  }

  /** Whether a place is linked, as far as anybody knows while the rest of its batch isn’t. */
  isLinked(place: Place): boolean {
    return place.state === 'linked' || this.#done.has(place.key);
  }

  isExcluded({ name, from }: Pick<Place, 'name' | 'from'>): boolean {
    if (!this.hasExclusions) return false;
    const hit = this.hit(from);
    return hit !== null && this.#isNameExcluded(name, hit.ref);
  }

  /** Whether a place still asks for a link. */
  isOpen(place: Place): boolean {
    return place.state === 'open' && !this.isExcluded(place);
  }

  target(place: Place): number | null {
    return targetOf(place, this.choices);
  }

  /** The link that a place would get now; null if it can't have one. */
  linkOf(place: Place): WantedLink | null {
    if (!this.canChange || !place.isEditable || !this.isOpen(place) || this.isBusy(place)) return null;
    const target = this.target(place);
    return target === null ? null : { key: place.key, target };
  }

  linksOf(places: readonly Place[]): WantedLink[] {
    return places.flatMap((place) => this.linkOf(place) ?? []);
  }
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The groups whose title or names contain what was typed. */
export function matchingGroups(groups: readonly PlaceGroup[], typed: string): readonly PlaceGroup[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return groups;
  return groups.filter(
    ({ title, places }) =>
      folded(title).includes(wanted) || places.some(({ name }) => folded(name).includes(wanted)),
  );
}

interface Summary {
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
