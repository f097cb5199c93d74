import { unknown, yesOrNo } from '../finding.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import type { Entry } from '../wire.ts';

/** A word that is long enough to leave letters off at both ends. */
const WORD = /[A-Za-z]{6,}/;

/** Does the filter by term find parts of titles, in any case, and does `%` stand for anything? */
export const term: Probe = {
  question: 'term',
  writes: false,
  async run(context) {
    const { wire, survey, found } = context;
    const facts = ['termFindsParts', 'termIgnoresCase', 'termHasWildcard'] as const;
    const all = (because: 'notInThisVersion' | 'tooFewEntries') => {
      for (const fact of facts) found(fact, unknown(because));
    };
    if (wire.version === 'current') return all('notInThisVersion');
    const page = await survey.page();
    const entry = page?.entries.find(({ title }) => WORD.test(title));
    const word = WORD.exec(entry?.title ?? '')?.[0];
    if (!page || !entry || !word || page.entries.length < 2) return all('tooFewEntries');
    const finds = (text: string) => count(context, page.worldId, text, entry);
    const part = word.slice(1, -1);
    const parts = await finds(part);
    found('termFindsParts', yesOrNo(parts.has), { letters: part.length, found: parts.found });
    const swapped = swapCase(parts.has ? part : entry.title);
    const cases = await finds(swapped);
    found('termIgnoresCase', yesOrNo(cases.has), { letters: swapped.length, found: cases.found });
    const wild = await finds('%');
    found('termHasWildcard', yesOrNo(wild.found >= page.entries.length), { found: wild.found });
  },
};

async function count({ wire, session }: ProbeContext, worldId: string, text: string, entry: Entry) {
  const answer = await session.ask(wire.articles(worldId, { offset: 0, term: text }), {
    expects: ['invalid'],
  });
  const entries = wire.articlesIn(answer.body);
  return { found: entries.length, has: entries.some(({ id }) => id === entry.id) };
}

const swapCase = (text: string): string =>
  [...text]
    .map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');
