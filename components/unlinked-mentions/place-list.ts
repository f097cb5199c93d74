import { textComparer } from '../../lib/i18n/index.ts';
import type { Searcher } from '../../lib/library/index.ts';
import type { MentionChoices, PlacedMention, WorldMentions } from '../../lib/unlinked-mentions/index.ts';
import { meaningOf, mergePlaces, type Place, type Wanted, wantedPlaces } from './place.ts';

/** Places listed under one heading. */
export interface PlaceGroup {
  key: string;
  /** The entry that the names mean, or that has them in its texts; null for a name of several entries. */
  location: number | null;
  title: string;
  /** The entries that the name may mean, in a group by name. Empty in a group by article. */
  candidates: readonly number[];
  /** The name as the world has it. */
  name: string;
  places: readonly Place[];
  /** Its name is mostly written small, so it may be an ordinary word. */
  isMostlySmall: boolean;
}

/** A group while its places are collected. */
interface GrowingGroup extends PlaceGroup {
  places: Place[];
}

interface Options extends Wanted, MentionChoices {
  titleAt: (location: number) => string;
}

/** How to read what the list shows from a world's index. */
export function listOptions(
  searcher: Pick<Searcher, 'hit'>,
  choices: MentionChoices,
  isExcluded: Wanted['isExcluded'],
): Options {
  const known = new Map<number, { id: string; title: string } | null>();
  const at = (location: number) => {
    let facts = known.get(location);
    if (facts === undefined) {
      const hit = searcher.hit(location);
      facts = hit && { id: hit.ref.id.toLowerCase(), title: hit.title };
      known.set(location, facts);
    }
    return facts;
  };
  return {
    ...choices,
    isExcluded,
    idAt: (location) => at(location)?.id ?? null,
    titleAt: (location) => at(location)?.title ?? '',
  };
}

/** Fewer places say nothing about a name. */
const TELLING = 3;
const SMALL = 2;

/** How doubtful the places are in the mean: 0 sure. A name of several entries leaves more doubt. */
function doubtOf(places: readonly Place[]): number {
  let sum = 0;
  for (const { doubt, candidates } of places) sum += doubt + (candidates.length > 1 ? 1 : 0);
  return sum / Math.max(1, places.length);
}

const isMostlySmall = (places: readonly Place[]): boolean =>
  places.length >= TELLING && places.filter(({ doubt }) => doubt === SMALL).length * 2 > places.length;

let lists = 0;

/** All places, in groups. Groups keep their order until another list is made; places keep theirs. */
export class PlaceList {
  /** Differs from that of every other list. */
  readonly id = ++lists;
  readonly #options: Options;
  readonly #byEntry = new Map<number, readonly Place[]>();
  readonly #byKey = new Map<string, Place>();
  readonly #groups = new Map<string, GrowingGroup>();
  #order: PlaceGroup[] = [];
  #lastKey = 0;

  private constructor(options: Options) {
    this.#options = options;
  }

  /** @param rest awaited between small steps, if it returns a promise */
  static async of(
    mentions: WorldMentions,
    options: Options,
    rest: () => Promise<void> | null,
  ): Promise<PlaceList> {
    const list = new PlaceList(options);
    for (const from of mentions.entries()) {
      list.#add(wantedPlaces(mentions, from, options).map((one) => list.#placeOf(one)));
      const pause = rest();
      if (pause) await pause;
    }
    list.#sort();
    return list;
  }

  /** The surest first, then those with most places. */
  get groups(): readonly PlaceGroup[] {
    return this.#order;
  }

  /** The locations of entries with places. */
  entries(): number[] {
    return [...this.#byEntry.keys()];
  }

  place(key: string): Place | undefined {
    return this.#byKey.get(key);
  }

  /** Shows what is found in an entry now. */
  update(mentions: WorldMentions, from: number, isLinked: (key: string) => boolean): void {
    const before = this.#byEntry.get(from) ?? [];
    const found = wantedPlaces(mentions, from, this.#options);
    if (before.length === 0 && found.length === 0) return;
    const after = mergePlaces(before, found, isLinked, () => this.#newKey());
    for (const group of new Set(before.map((place) => this.#groupOf(place)))) {
      // New objects, because screens compare them.
      const now = new Map(after.map((place) => [place.key, place]));
      group.places = group.places.map((place) => now.get(place.key) ?? place);
      this.#replace(group);
    }
    const known = new Set(before.map(({ key }) => key));
    for (const place of after) this.#byKey.set(place.key, place);
    this.#byEntry.set(from, after);
    for (const place of after) if (!known.has(place.key)) this.#append(place);
  }

  #newKey(): string {
    this.#lastKey += 1;
    return String(this.#lastKey);
  }

  #placeOf(found: PlacedMention): Place {
    return { ...found, key: this.#newKey(), state: 'open' };
  }

  #add(places: readonly Place[]): void {
    const [first] = places;
    if (!first) return;
    this.#byEntry.set(first.from, places);
    for (const place of places) {
      this.#byKey.set(place.key, place);
      const group = this.#groupOf(place);
      group.places.push(place);
    }
  }

  #append(place: Place): void {
    const group = this.#groupOf(place);
    group.places = [...group.places, place];
    this.#replace(group);
  }

  #replace(group: GrowingGroup): void {
    const at = this.#order.findIndex(({ key }) => key === group.key);
    const copy = { ...group };
    this.#groups.set(group.key, copy);
    this.#order = at < 0 ? [...this.#order, copy] : this.#order.with(at, copy);
  }

  #groupOf(place: PlacedMention): GrowingGroup {
    const isByArticle = this.#options.group === 'article';
    const key = isByArticle ? `in ${place.from}` : meaningOf(place);
    let group = this.#groups.get(key);
    if (!group) {
      const location = isByArticle
        ? place.from
        : place.candidates.length === 1
          ? (place.candidates[0] ?? null)
          : null;
      const title = location === null ? place.name : this.#options.titleAt(location);
      const candidates = isByArticle ? [] : place.candidates;
      group = { key, location, title, candidates, name: place.name, places: [], isMostlySmall: false };
      this.#groups.set(key, group);
    }
    return group;
  }

  #sort(): void {
    const compare = textComparer();
    const doubts = new Map<string, number>();
    for (const group of this.#groups.values()) {
      doubts.set(group.key, Math.round(doubtOf(group.places)));
      group.isMostlySmall = group.candidates.length > 0 && isMostlySmall(group.places);
    }
    const doubt = ({ key }: PlaceGroup): number => doubts.get(key) ?? 0;
    this.#order = [...this.#groups.values()].sort(
      (a, b) => doubt(a) - doubt(b) || b.places.length - a.places.length || compare(a.title, b.title),
    );
  }
}
