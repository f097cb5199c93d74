import type { MentionChoices, PlacedMention, WorldMentions } from '../../lib/unlinked-mentions/index.ts';

/** A place of the list. It stays in the list after it was linked, so that nothing moves under the pointer. */
export interface Place extends PlacedMention {
  /** The same as long as the list shows the place, wherever it moves in its text. */
  key: string;
  /** `linked`: by this list. `gone`: somebody else changed its text. */
  state: 'open' | 'linked' | 'gone';
}

/** What the list shows of all that was found. */
export interface Wanted extends Pick<MentionChoices, 'places'> {
  isExcluded: (name: string, from: number) => boolean;
  /** The id of the entry at a location, in lower case. */
  idAt: (location: number) => string | null;
}

/** Identifies what a name stands for: one entry, or a name that several entries share. */
export const meaningOf = ({ candidates }: Pick<PlacedMention, 'candidates'>): string =>
  candidates.length === 1 ? `to ${candidates[0]}` : `of ${[...candidates].sort((a, b) => a - b).join(' ')}`;

/** The first place of each meaning, or none if the entry mentions it already. One that can be changed comes first. */
function firstPlaces(
  found: readonly PlacedMention[],
  isMentioned: (location: number) => boolean,
): PlacedMention[] {
  const first = new Map<string, PlacedMention>();
  for (const one of found) {
    if (one.candidates.some(isMentioned)) continue;
    const meaning = meaningOf(one);
    const known = first.get(meaning);
    if (!known || (one.isEditable && !known.isEditable)) first.set(meaning, one);
  }
  const chosen = new Set(first.values());
  return found.filter((one) => chosen.has(one));
}

/** The places of an entry that the list shows, in their order. */
export function wantedPlaces(mentions: WorldMentions, from: number, wanted: Wanted): PlacedMention[] {
  const found = mentions.from(from).filter(({ name }) => !wanted.isExcluded(name, from));
  if (wanted.places === 'all' || found.length === 0) return found;
  const mentioned = mentions.mentionedIn(from);
  return firstPlaces(found, (location) => mentioned.has(wanted.idAt(location) ?? ''));
}

/**
 * Places with the same words in the same field can only be told apart by their order. That of their candidates says
 * nothing: the index has what changed last first.
 */
const likeness = (place: PlacedMention): string => `${place.field}\n${place.name}\n${meaningOf(place)}`;

function byLikeness<T extends PlacedMention>(places: readonly T[]): Map<string, T[]> {
  const grouped = new Map<string, T[]>();
  for (const place of places) {
    const key = likeness(place);
    const known = grouped.get(key);
    if (known) known.push(place);
    else grouped.set(key, [place]);
  }
  return grouped;
}

/**
 * The places of an entry whose text was searched again: those that were there keep their keys and their order, those that
 * are no longer found are marked, and new ones follow.
 * @param isLinked whether this list has linked the place with a key
 * @param newKey makes the key of a new place
 */
export function mergePlaces(
  before: readonly Place[],
  found: readonly PlacedMention[],
  isLinked: (key: string) => boolean,
  newKey: () => string,
): Place[] {
  const rest = byLikeness(found);
  const merged = new Map<string, Place>();
  for (const [like, rows] of byLikeness(before)) {
    const now = rest.get(like) ?? [];
    // Too few are left: those that this list has linked are the ones that are missing.
    const standing =
      now.length >= rows.length
        ? rows
        : [...rows.filter(({ key }) => !isLinked(key)), ...rows.filter(({ key }) => isLinked(key))]
            .slice(0, now.length)
            .sort((a, b) => rows.indexOf(a) - rows.indexOf(b));
    const stands = new Map(standing.map((row, at) => [row.key, now[at]]));
    for (const row of rows) {
      const place = stands.get(row.key);
      merged.set(
        row.key,
        place
          ? { ...place, key: row.key, state: 'open' }
          : { ...row, state: isLinked(row.key) ? 'linked' : 'gone' },
      );
    }
    rest.set(like, now.slice(rows.length));
  }
  const old = before.flatMap(({ key }) => merged.get(key) ?? []);
  const added = found.filter((one) => rest.get(likeness(one))?.includes(one));
  return [...old, ...added.map((one): Place => ({ ...one, key: newKey(), state: 'open' }))];
}
