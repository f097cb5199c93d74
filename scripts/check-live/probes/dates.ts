import { answered, unknown, yesOrNo } from '../finding.ts';
import type { Probe } from '../probe.ts';
import { CONTENT } from './sent.ts';

const hasFraction = (date: string): boolean => /\.\d*[1-9]/.test(date);
const ZONE = /^[A-Z][A-Za-z_]*(\/[A-Z][A-Za-z_]*)?$/;
/** Dates without a fraction may be so by chance. */
const ENOUGH_DATES = 3;

/** How exact are dates, and in which time zone? */
export const dates: Probe = {
  question: 'dates',
  writes: false,
  async run({ wire, survey, found }) {
    const read = (await survey.articles())
      .flatMap((article) => [wire.dateIn(article, 'created'), wire.dateIn(article, 'updated')])
      .filter((date) => date !== null);
    const finer = read.some(({ date }) => hasFraction(date));
    const enough = read.length >= ENOUGH_DATES;
    const resolution = finer ? 'fractions' : 'seconds';
    found('dateResolution', finer || enough ? answered(resolution) : unknown('tooFewEntries'), {
      dates: read.length,
    });
    const zone = read.find((date) => ZONE.test(date.zone))?.zone;
    found('timeZone', zone === undefined ? unknown('tooFewEntries') : answered(zone), { dates: read.length });
  },
};

/** Does changing one field leave the others alone, and change the date? */
export const datesOfChanges: Probe = {
  question: 'dates',
  writes: true,
  calls: 2,
  async run({ wire, found }, scratch) {
    const before = scratch.known('M');
    const changed = await scratch.patch('M', { excerpt: 'One changed field.' });
    if (!before || changed?.failure !== null || (await scratch.read('M'))?.failure !== null) return;
    const after = scratch.known('M') ?? {};
    const texts = (['content', 'scrapbook'] as const).every(
      (field) => (wire.textIn(before, field) || '') === (wire.textIn(after, field) || ''),
    );
    const kept = texts && before.tags === after.tags && before.title === after.title;
    found('patchKeepsOthers', yesOrNo(kept), { characters: CONTENT.length });
    const written = [wire.dateIn(after, 'created'), wire.dateIn(after, 'updated')];
    if (written.some((date) => date && hasFraction(date.date)))
      found('dateResolution', answered('fractions'), { written: 1 });
    const [one, other] = [wire.dateIn(before, 'updated')?.date, wire.dateIn(after, 'updated')?.date];
    found('patchChangesDate', one && other ? yesOrNo(one !== other) : unknown('unclear'));
  },
};
