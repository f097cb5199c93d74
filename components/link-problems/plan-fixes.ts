import { titleComparer } from '../../lib/entries/index.ts';
import {
  type EntryRef,
  type Hit,
  keyOf,
  type Library,
  type Searcher,
  slices,
} from '../../lib/library/index.ts';
import {
  type Fix,
  fixEdit,
  isFixable,
  type LinkProblem,
  PROBLEM_KINDS,
  type ProblemKind,
  readPlaces,
} from '../../lib/link-problems/index.ts';
import type { Edit, WorldId } from '../../lib/model/index.ts';
import { textsOf } from '../../lib/unlinked-mentions/index.ts';

/** Identifies a problem while its text stays as it is. */
export const problemKey = ({ kind, link }: LinkProblem): string =>
  `${kind} ${link.from} ${link.field} ${link.position} ${link.kind}`;

/**
 * Stands for a problem that a person marked as intended: the entry, where in it, and what the link leads to. It tells nothing
 * of the world, and positions aren't part of it.
 */
export function intendedKey({ link, title, label }: LinkProblem, searcher: Pick<Searcher, 'hit'>): string {
  const id = (location: number) => searcher.hit(location)?.ref.id ?? '';
  return keyOf(['link', id(link.from), link.field, id(link.to), title, label].join('\n')).toString(36);
}

/** Stands for an entry without links that a person marked as intended. */
export const orphanKey = ({ id }: EntryRef): string => keyOf(`orphan\n${id}`).toString(36);

/**
 * The problems of each kind, in the order of kinds; within one, those of an entry together, by its title. Locations give no
 * order: that of a changed entry is new, so the rest of its rows would jump.
 */
export function groupProblems(
  problems: readonly LinkProblem[],
  entryAt: (location: number) => Pick<Hit, 'title' | 'ref'> | null,
): { kind: ProblemKind; problems: readonly LinkProblem[] }[] {
  const entries = new Map(problems.map(({ link }) => [link.from, entryAt(link.from)]));
  const titled = [...entries.values()].filter((entry) => entry !== null).sort(titleComparer());
  const ranks = new Map(titled.map(({ ref }, at) => [ref.id, at]));
  const rankOf = ({ link }: LinkProblem) => ranks.get(entries.get(link.from)?.ref.id ?? '') ?? 0;
  const ordered = [...problems].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (a.link.field === b.link.field
        ? a.link.position - b.link.position
        : a.link.field < b.link.field
          ? -1
          : 1),
  );
  return PROBLEM_KINDS.flatMap((kind) => {
    const own = ordered.filter((one) => one.kind === kind);
    return own.length > 0 ? [{ kind, problems: own }] : [];
  });
}

/** Entries with these problems. */
export const countSources = (problems: readonly LinkProblem[]): number =>
  new Set(problems.map(({ link }) => link.from)).size;

/** What to do with a link: keep its label as plain text, or link it to the entry at a location. */
export interface WantedFix {
  problem: LinkProblem;
  target: number | null;
}

interface FixSource {
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
