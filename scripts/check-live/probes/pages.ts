import { answered, unknown, yesOrNo } from '../finding.ts';
import type { Probe } from '../probe.ts';

const LARGEST_PAGE = 50;

/** How many articles does a page have, and can a client ask for more? */
export const pages: Probe = {
  question: 'pages',
  writes: false,
  async run({ wire, session, survey, found }) {
    const page = await survey.page();
    const served = page?.entries.length ?? 0;
    const goesOn = (page?.next?.length ?? 0) > 0;
    const evidence = { served, more: goesOn, documented: wire.pageSize };
    found('pageSize', goesOn ? answered(served) : unknown('tooFewEntries'), evidence);
    if (wire.pageSize === LARGEST_PAGE) return found('limitHonored', unknown('notInThisVersion'));
    if (!page || !goesOn) return found('limitHonored', unknown('tooFewEntries'));
    const query = { offset: 0, limit: LARGEST_PAGE };
    const answer = await session.ask(wire.articles(page.worldId, query), { expects: ['invalid', 'server'] });
    const asked = wire.articlesIn(answer.body).length;
    found('limitHonored', yesOrNo(asked > served), {
      served: asked,
      asked: LARGEST_PAGE,
      status: answer.status ?? 0,
    });
  },
};
