import { type Finding, readIntended, readRulesOff } from '../../lib/checks/index.ts';
import { isHiddenField, isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { type EntryRef, type Hit, keyOf, type Searcher, slices } from '../../lib/library/index.ts';
import { findEntriesWithoutLinks, findProblems, type LinkProblem } from '../../lib/link-problems/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import {
  excludedBy,
  readExclusions,
  readWorld,
  type WorldMentions,
} from '../../lib/unlinked-mentions/index.ts';
import { checkedFindings, isPrivateFinding, placeInText, sentenceOf } from '../findings/index.ts';
import { countTexts } from '../library/index.ts';
import { intendedKey, orphanKey } from '../link-problems/index.ts';
import type { WorldIndex } from '../search/index.ts';
import type { ReviewItem, ReviewResults } from './results.ts';

/** Milliseconds between two pauses. */
const SLICE = 4;

type Facts = Pick<ReviewItem, 'ref' | 'title' | 'template' | 'isPrivate'>;

const factsOf = ({ ref, title, template, ...flags }: Hit): Facts => ({
  ...{ ref, template, title: title || t('common.untitled') },
  isPrivate: isPrivate(ref.kind, flags),
});

const NOTHING = { severity: null, name: null, isLinkable: false, count: 1, place: undefined } as const;

const keyFor = (...parts: string[]): string => keyOf(parts.join('\n')).toString(36);

function ofFinding(finding: Finding, searcher: Searcher): ReviewItem {
  const [{ title }] = finding.evidence;
  const { key, severity, ref } = finding;
  const hit = searcher.hit(searcher.locate(ref));
  return {
    ...NOTHING,
    ...{ kind: 'findings', key, ref, severity, title: title || t('common.untitled') },
    template: hit?.template ?? null,
    isPrivate: isPrivateFinding(finding),
    sentence: sentenceOf(finding),
    place: placeInText(finding.evidence[0]),
  };
}

/** The names in the texts of an entry that aren't linked, each once. */
function ofMentions(mentions: WorldMentions, hit: Hit, isOut: (name: string, ref: EntryRef) => boolean) {
  const byName = new Map<string, ReviewItem>();
  for (const { name, candidates, isEditable } of mentions.from(hit.location)) {
    if (isOut(name, hit.ref)) continue;
    const known = byName.get(name);
    const count = (known?.count ?? 0) + 1;
    const isLinkable = known?.isLinkable === true || (isEditable && candidates.length === 1);
    byName.set(name, {
      ...NOTHING,
      ...factsOf(hit),
      ...{ kind: 'mentions', name, isLinkable, count, key: keyFor('mention', hit.ref.id, name) },
      sentence: t('review.mention', { name, count }),
    });
  }
  return [...byName.values()];
}

function ofProblem(problem: LinkProblem, searcher: Searcher): ReviewItem[] {
  const hit = searcher.hit(problem.link.from);
  if (!hit || problem.kind === 'private') return [];
  const title = problem.label ?? problem.title;
  return [
    {
      ...NOTHING,
      ...factsOf(hit),
      ...{ kind: 'broken', key: intendedKey(problem, searcher) },
      sentence: title === null ? t('review.brokenUnnamed') : t('review.broken', { title }),
    },
  ];
}

/**
 * Everything that a review finds in a world, without what a person has marked as intended. Rejects if `signal` aborts. Runs in
 * short tasks, so that it can be done beside everything else.
 */
export async function readResults(
  worldIndex: WorldIndex,
  others: readonly WorldId[],
  signal: AbortSignal,
): Promise<ReviewResults> {
  const { library, worldId } = worldIndex;
  const rest = slices(SLICE);
  const [searcher, links] = [await library.searcher(worldId), await library.links(worldId)];
  const texts = await countTexts(searcher, links, rest);
  const found = await checkedFindings(worldIndex, signal);
  const mentions = await readWorld(library, worldId, { signal });
  const problems = await findProblems(
    { library, worldId, searcher, links },
    { others, isHidden: isHiddenField, rest, signal },
  );
  const { orphans } = await findEntriesWithoutLinks(searcher.hits('article'), links, () => false, rest);
  signal.throwIfAborted();
  const [intended, off, exclusions] = await Promise.all([
    readIntended(worldId),
    readRulesOff(worldId),
    readExclusions(),
  ]);
  const isOut = excludedBy(exclusions, worldId);
  // A broken link is one thing to look at, and the link check says more about it.
  const broken = new Set(problems.map(({ link }) => `${link.from} ${link.field}`));
  const isListed = ({ rule, evidence: [{ ref, field }] }: Finding) =>
    rule === 'linkToMissing' && broken.has(`${searcher.locate(ref)} ${field}`);
  const findings = found.filter(({ rule, key }) => !off.has(rule) && !intended.has(key));
  const items = findings
    .filter((finding) => !isListed(finding))
    .map((finding) => ofFinding(finding, searcher));
  for (const location of mentions.entries()) {
    const hit = searcher.hit(location);
    if (hit) items.push(...ofMentions(mentions, hit, isOut));
  }
  for (const problem of problems) items.push(...ofProblem(problem, searcher));
  for (const { location, isDraft } of orphans) {
    const hit = isDraft ? null : searcher.hit(location);
    if (hit)
      items.push({
        ...NOTHING,
        ...factsOf(hit),
        ...{ kind: 'orphans', key: orphanKey(hit.ref), sentence: t('review.orphan') },
      });
  }
  return { items: items.filter(({ key }) => !intended.has(key)), findings: findings.length, texts };
}
