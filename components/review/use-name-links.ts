import { useState } from 'preact/hooks';
import { isPrivate } from '../../lib/entries/index.ts';
import { message } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { CHANGED_KINDS, type Edit, failed } from '../../lib/model/index.ts';
import { linkEdit, rereadEntry, unambiguous, WorldMentions } from '../../lib/unlinked-mentions/index.ts';
import { useUndoMany } from '../history/index.ts';
import { useAsyncAction, type WorldIndex } from '../search/index.ts';
import type { ReviewItem } from './results.ts';

interface NamePlan {
  edits: Edit[];
  links: number;
  /** Links from a text that readers see to what they don't. */
  toPrivate: number;
}

/** What links a name in the texts that these entries have now. */
async function planLinks(
  { library, worldId, searcher }: WorldIndex,
  name: string,
  items: readonly ReviewItem[],
): Promise<NamePlan> {
  const mentions = new WorldMentions(await library.articleNames(worldId));
  const edits: Edit[] = [];
  let [links, toPrivate] = [0, 0];
  for (const { ref, title, ...item } of items) {
    const kind = CHANGED_KINDS.find((one) => one === ref.kind);
    if (!kind) continue;
    const texts = await rereadEntry(mentions, library, worldId, ref);
    const places = unambiguous(mentions.from(searcher.locate(ref))).flatMap((place) => {
      const hit = place.name === name && place.isEditable ? searcher.hit(place.target) : null;
      return hit ? [{ ...place, hit, target: { id: hit.ref.id, template: hit.template } }] : [];
    });
    const edit = linkEdit({ ref: { worldId, kind, id: ref.id }, title }, texts, places);
    if (!edit) continue;
    edits.push(edit);
    links += places.length;
    if (!item.isPrivate) toPrivate += places.filter(({ hit }) => isPrivate(hit.ref.kind, hit)).length;
  }
  return { edits, links, toPrivate };
}

/** Links names from the list of everything: each name in one batch, which can be undone. */
export function useNameLinks(worldIndex: WorldIndex) {
  const [errorMessage, run] = useAsyncAction();
  const undoing = useUndoMany(run);
  const [asked, ask] = useState<NamePlan | null>(null);
  const [batches, setBatches] = useState<readonly { id: string; links: number }[]>([]);
  const start = async ({ edits, links }: NamePlan) => {
    if (!navigator.onLine) return failed({ kind: 'deviceOffline', sentence: message('history.offline') });
    const begun = await request('history.many', { edits });
    if (begun.ok) setBatches((before) => [...before, { id: begun.value.batch, links }]);
    return begun;
  };
  return {
    ...{ errorMessage, undoing, batches, asked },
    /** Links a name in these entries; asks first if they are several. */
    link: (name: string, items: readonly ReviewItem[]): void =>
      run(async () => {
        const plan = await planLinks(worldIndex, name, items);
        if (plan.edits.length === 0)
          return failed({ kind: 'nothingToLink', sentence: message('mentions.nothing') });
        if (plan.edits.length === 1) return start(plan);
        ask(plan);
        return { ok: true, value: undefined };
      }),
    confirm(): void {
      ask(null);
      if (asked) run(() => start(asked));
    },
    cancel: (): void => ask(null),
    close: (batch: string): void => setBatches((before) => before.filter(({ id }) => id !== batch)),
  };
}
