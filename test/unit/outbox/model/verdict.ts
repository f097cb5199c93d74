import type { Plan } from './plan.ts';
import { Simulation } from './simulation.ts';
import type { Variant } from './worker.ts';

/** What became of the drafts of one run, or of many. */
export interface Verdict {
  runs: number;
  drafts: number;
  kills: number;
  /** Not on the platform although it is said to be, or not in the store. */
  lost: number;
  /** More than one copy and nothing said about it. */
  silent: number;
  /** More than one copy, and the person was told. */
  reported: number;
  /** Still under way when everything had come to rest. */
  stuck: number;
  /** Said to be refused or unclear although one copy stands there. */
  mistaken: number;
  /** The person was asked although it could have been found out. */
  askedInVain: number;
  /** Additions of other people that were wiped out. */
  wiped: number;
  /** Rules broken on the way, in words. */
  broken: string[];
}

export const nothing = (): Verdict => ({
  runs: 0,
  drafts: 0,
  kills: 0,
  lost: 0,
  silent: 0,
  reported: 0,
  stuck: 0,
  mistaken: 0,
  askedInVain: 0,
  wiped: 0,
  broken: [],
});

/** Plays a plan to its end and counts. */
export async function play(plan: Plan, variant: Variant = {}): Promise<Verdict> {
  const sim = new Simulation(plan, variant);
  await sim.run();
  const verdict = { ...nothing(), runs: 1, drafts: sim.ids.length, kills: sim.kills, broken: sim.broken };
  verdict.wiped = sim.platform.wipedOut().length;
  for (const id of sim.ids) judge(sim, id, verdict);
  return verdict;
}

function judge(sim: Simulation, id: string, verdict: Verdict): void {
  const draft = sim.disk.drafts.get(id);
  if (!draft) {
    verdict.lost++;
    return;
  }
  const copies = copiesOf(sim, id);
  const { delivery } = draft;
  const told = delivery.state === 'attention' ? delivery.attention.kind : null;
  if (copies > 1) {
    if (told === 'duplicated') verdict.reported++;
    else verdict.silent++;
    return;
  }
  if (told === 'duplicated')
    verdict.broken.push(`I5: ${id} said to stand twice, and stands there ${copies} times`);
  switch (delivery.state) {
    case 'verified':
      if (copies === 0) verdict.lost++;
      return;
    case 'attention':
      // Where no marker comes back nothing can be found out; then the person is asked, or told of the refusal.
      if (sim.plan.scrapbook === 'dropped' && (told === 'unproved' || told === 'rejected')) return;
      if (copies === 1 && told !== 'duplicated') verdict.mistaken++;
      else if (told === 'unproved' && sim.plan.proved && sim.plan.scrapbook === 'kept') verdict.askedInVain++;
      return;
    default:
      verdict.stuck++;
  }
}

function copiesOf(sim: Simulation, id: string): number {
  const draft = sim.disk.drafts.get(id);
  const articles = [...sim.platform.articles.values()];
  if (draft?.text.target.kind === 'append') {
    const { articleId } = draft.text.target;
    const content = articles.find((article) => article.id === articleId)?.content ?? '';
    return content.split(draft.text.content).length - 1;
  }
  return articles.filter(({ sentFor }) => sentFor === id).length;
}

export function sum(total: Verdict, one: Verdict): Verdict {
  return {
    runs: total.runs + one.runs,
    drafts: total.drafts + one.drafts,
    kills: total.kills + one.kills,
    lost: total.lost + one.lost,
    silent: total.silent + one.silent,
    reported: total.reported + one.reported,
    stuck: total.stuck + one.stuck,
    mistaken: total.mistaken + one.mistaken,
    askedInVain: total.askedInVain + one.askedInVain,
    wiped: total.wiped + one.wiped,
    broken: [...total.broken, ...one.broken],
  };
}
