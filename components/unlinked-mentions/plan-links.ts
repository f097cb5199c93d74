import type { EntryRef, Searcher } from '../../lib/library/index.ts';
import { CHANGED_KINDS, type ChangedKind, type Edit, type WorldId } from '../../lib/model/index.ts';
import { type ChosenPlace, type FieldText, linkEdit } from '../../lib/unlinked-mentions/index.ts';
import type { Place } from './place.ts';

/** A place that becomes a link, and the location of the article that it leads to. */
export interface WantedLink {
  key: string;
  target: number;
}

/** What can be stored and sent in one batch: entries, and UTF-16 units of their old and new texts. */
export const MOST_ENTRIES = 2_000;
const MOST_TEXT = 12_000_000;

export interface LinkPlan {
  edits: Edit[];
  /** Keys of the places that the edits link, by edit. */
  keys: string[][];
  /** Entries whose texts are changed. */
  refs: EntryRef[];
  /** Places that are no longer in the text that is known here. */
  missing: number;
}

export interface PlanSource {
  worldId: WorldId;
  searcher: Pick<Searcher, 'hit'>;
  /** Searches an entry's text again. Resolves to the texts in which its places now stand. */
  reread: (ref: EntryRef, location: number) => Promise<readonly FieldText[]>;
  place: (key: string) => Place | undefined;
  signal: AbortSignal;
}

const isChangedKind = (kind: EntryRef['kind']): kind is EntryRef['kind'] & ChangedKind =>
  CHANGED_KINDS.some((one) => one === kind);

/** Links by the entry with the text, in their order. */
function byEntry(links: readonly WantedLink[], place: PlanSource['place']): Map<number, WantedLink[]> {
  const grouped = new Map<number, WantedLink[]>();
  for (const link of links) {
    const from = place(link.key)?.from;
    if (from !== undefined) grouped.set(from, [...(grouped.get(from) ?? []), link]);
  }
  return grouped;
}

function chosenPlaces(
  links: readonly WantedLink[],
  { place, searcher }: PlanSource,
): { chosen: ChosenPlace[]; keys: string[] } {
  const chosen: ChosenPlace[] = [];
  const keys: string[] = [];
  for (const { key, target } of links) {
    const stands = place(key);
    const hit = searcher.hit(target);
    if (!hit || stands?.state !== 'open' || !stands.isEditable || !stands.candidates.includes(target))
      continue;
    const { field, start, end } = stands;
    chosen.push({ field, start, end, target: { id: hit.ref.id, template: hit.template } });
    keys.push(key);
  }
  return { chosen, keys };
}

/** The changes that set links, from the texts that are stored now: as many as one batch may have. */
export async function planLinks(links: readonly WantedLink[], source: PlanSource): Promise<LinkPlan> {
  const plan: LinkPlan = { edits: [], keys: [], refs: [], missing: 0 };
  let size = 0;
  for (const [from, wanted] of byEntry(links, source.place)) {
    source.signal.throwIfAborted();
    if (plan.edits.length >= MOST_ENTRIES || size > MOST_TEXT) break;
    const hit = source.searcher.hit(from);
    if (!hit || !isChangedKind(hit.ref.kind)) continue;
    const texts = await source.reread(hit.ref, from);
    const { chosen, keys } = chosenPlaces(wanted, source);
    plan.missing += wanted.length - keys.length;
    const ref = { worldId: source.worldId, kind: hit.ref.kind, id: hit.ref.id };
    const edit = linkEdit({ ref, title: hit.title }, texts, chosen);
    if (!edit) continue;
    plan.edits.push(edit);
    plan.keys.push(keys);
    plan.refs.push(hit.ref);
    for (const text of [...Object.values(edit.changes), ...Object.values(edit.seen ?? {})])
      size += typeof text === 'string' ? text.length : 0;
  }
  return plan;
}
