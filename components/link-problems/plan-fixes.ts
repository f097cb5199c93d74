import { type Hit, type Library, type Searcher, slices } from '../../lib/library/index.ts';
import { type Fix, fixEdit, isFixable, type LinkProblem, readPlaces } from '../../lib/link-problems/index.ts';
import type { Edit, WorldId } from '../../lib/model/index.ts';
import { textsOf } from '../../lib/unlinked-mentions/index.ts';

/** What to do with a link: keep its label as plain text, or link it to the entry at a location. */
export interface WantedFix {
  problem: LinkProblem;
  target: number | null;
}

export interface FixSource {
  library: Pick<Library, 'body'>;
  worldId: WorldId;
  searcher: Pick<Searcher, 'hit'>;
}

/** Entries with the same title. More are hardly told apart. */
const NAMESAKES = 6;
/** The least score of the same title. */
const SAME_TITLE = 0.75;

/** Articles of the title that a broken link says, or that its target had. */
export function namesakes(
  searcher: Pick<Searcher, 'byTitle'>,
  { kind, label, title, link }: LinkProblem,
): Hit[] {
  if (kind === 'private') return [];
  for (const name of [title, label]) {
    const found = (name ? searcher.byTitle(name, 4 * NAMESAKES) : []).filter(
      ({ score, ref, location }) =>
        score >= SAME_TITLE &&
        ref.kind === 'article' &&
        !ref.id.startsWith('draft:') &&
        location !== link.from,
    );
    if (found.length > 0) return found.slice(0, NAMESAKES);
  }
  return [];
}

/** The changes that mend these links, one for each entry. A link that is no longer in its text is left out. */
export async function planFixes(
  wanted: readonly WantedFix[],
  { library, worldId, searcher }: FixSource,
): Promise<Edit[]> {
  const bySource = new Map<number, WantedFix[]>();
  for (const fix of wanted) {
    const { from } = fix.problem.link;
    bySource.set(from, [...(bySource.get(from) ?? []), fix]);
  }
  const edits: Edit[] = [];
  const rest = slices();
  for (const [location, fixes] of bySource) {
    const hit = searcher.hit(location);
    const edit = hit && (await planEntry(hit, fixes, { library, worldId, searcher }));
    if (edit) edits.push(edit);
    const pause = rest();
    if (pause) await pause;
  }
  return edits;
}

async function planEntry(
  { ref, title }: Hit,
  wanted: readonly WantedFix[],
  { library, worldId, searcher }: FixSource,
): Promise<Edit | null> {
  const { kind, id } = ref;
  const body = await library.body(worldId, ref);
  if (!body || (kind !== 'article' && kind !== 'category')) return null;
  const places = readPlaces(
    body.resource,
    wanted.map(({ problem }) => problem.link),
  );
  const fixes = wanted.flatMap(({ problem, target }, at): Fix[] => {
    const place = places[at];
    const goal = target === null ? null : searcher.hit(target);
    if (!place || !isFixable(ref, problem.link) || (target !== null && !goal)) return [];
    return [
      { field: problem.link.field, place, target: goal && { id: goal.ref.id, template: goal.template } },
    ];
  });
  return fixEdit({ ref: { worldId, kind, id }, title }, textsOf(kind, body.resource), fixes);
}
