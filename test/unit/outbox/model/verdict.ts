import type { Plan } from './plan.ts';
import { Simulation } from './simulation.ts';
import type { Variant } from './worker.ts';

/** Outcomes of the drafts of one run, or of many. */
export interface Verdict {
  runs: number;
  drafts: number;
  kills: number;
  /** Reported as delivered but not in World Anvil, or missing from the store. */
  lost: number;
  /** Several copies without a report. */
  silent: number;
  /** Several copies, reported to the user. */
  reported: number;
  /** Still pending after everything else ended. */
  stuck: number;
  /** Reported as refused or unclear although one copy exists. */
  mistaken: number;
  /** The user was asked although the answer could have been found. */
  askedInVain: number;
  /** Other people's additions that were overwritten. */
  wiped: number;
  /** Descriptions of violated rules. */
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

/** Runs a plan to its end and counts outcomes. */
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
    case 'done':
      return;
    case 'attention':
      // Without returned markers nothing can be found out, so the user is asked, or gets the refusal.
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
