import { answered, unknown, yesOrNo } from '../finding.ts';
import type { Probe } from '../probe.ts';
import type { Role } from '../scratch.ts';
import { MARKUP } from './samples.ts';

const isSorted = (values: readonly string[], compare: (a: string, b: string) => number): boolean =>
  values.every((value, at) => at === 0 || compare(values[at - 1] ?? '', value) <= 0);
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** Fewer titles may be in order by chance. */
const ENOUGH_TITLES = 5;

/** In which order is the article list? */
export const order: Probe = {
  question: 'order',
  writes: false,
  async run({ wire, survey, found }) {
    const dates = (await survey.articles()).map((article) => wire.dateIn(article, 'created')?.date ?? '');
    const titles = ((await survey.page())?.entries ?? []).map(({ title }) => title);
    if (dates.length < 3 || dates.includes('') || new Set(dates).size < 2)
      return found('listOrder', unknown('tooFewEntries'), { articles: dates.length });
    const newest = isSorted([...dates].reverse(), byText);
    const byTitle =
      titles.length >= ENOUGH_TITLES &&
      isSorted(
        titles.map((title) => title.toLowerCase()),
        byText,
      );
    const other = byTitle ? 'title' : isSorted(dates, byText) ? 'creation' : 'other';
    found('listOrder', answered(newest && !byTitle ? 'newest' : other), { articles: dates.length });
  },
};

const LOOKS = 3;
const ORDERS: Readonly<Record<string, string>> = { MAZ: 'creation', ZAM: 'newest', AMZ: 'title' };

/** Is a new article on top at once? Articles of the same second show how ties are broken. */
export const orderOfNew: Probe = {
  question: 'order',
  writes: true,
  calls: 8,
  async run({ session, found }, scratch) {
    const sighting = () => scratch.sighting('M');
    while (sighting()?.place === null && (sighting()?.looks ?? 0) < LOOKS) await scratch.list();
    const seen = sighting();
    if (!seen) return;
    const { at, looks, place } = seen;
    found('newOnTop', yesOrNo(looks === 1 && place === 0), { looks });
    const lag = looks === 1 ? 0 : Math.max(1, Math.ceil((session.now() - at) / 1000));
    found('listLagSeconds', place === null ? unknown('unclear') : answered(lag), { looks });
    // The other questions look at what these are created with.
    await scratch.create('A', { articleParent: scratch.idOf('M') });
    await scratch.create('Z', { content: MARKUP, ...(await scratch.references()) });
    const ids = await scratch.list();
    const roles: Role[] = ['M', 'A', 'Z'];
    const places = roles.map((role) => ({ role, at: ids.indexOf(scratch.idOf(role) ?? '') }));
    if (places.some(({ at }) => at < 0)) return;
    const listed = places.sort((a, b) => a.at - b.at).map(({ role }) => role);
    found('listOrder', answered(ORDERS[listed.join('')] ?? 'other'), { written: 3 });
  },
};
