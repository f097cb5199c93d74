import type { WorldIndex } from '../../../components/search/index.ts';
import type { Finding, Place, Severity } from '../../../lib/checks/index.ts';
import type { EntryRef } from '../../../lib/library/index.ts';
import { storedIndex } from './world.ts';

const article = (id: string): EntryRef => ({ kind: 'article', id });

const TITLES: Readonly<Record<string, string>> = {
  edda: 'Edda Marsh',
  saltmere: 'Saltmere',
  tobias: 'Tobias Fenn',
  wardens: 'The Wardens of the Lamps',
  lamps: 'The Nine Lamps of Saltmere',
  flood: 'The Flood of the Ninth Lamp',
};

/** A place whose quote has its marked part between asterisks. */
export function place(id: string, field: string, quote: string, isPrivate = false): Place {
  const [before = '', mark, after = ''] = quote.split('*');
  return {
    ...{ ref: article(id), title: TITLES[id] ?? id, field, range: null, isPrivate },
    quote: before + (mark ?? '') + after,
    mark: mark === undefined ? null : [before.length, before.length + mark.length],
  };
}

export function finding(rule: string, severity: Severity, text: string, here: Place, there?: Place): Finding {
  return {
    ...{ rule, severity, ref: here.ref },
    // Its own words, so that it doesn't depend on those of the rule.
    sentence: { id: 'common.storedSentence', values: { text } },
    evidence: there ? [here, there] : [here],
    key: `${rule}${here.ref.id}${here.quote.length}`,
  };
}

const NEAR: Finding = {
  ...finding(
    'nearName',
    'note',
    '“Saltmeer” may be Saltmere.',
    place('edda', 'content', 'She was born in *Saltmeer*, in the year of the second flood.'),
    place('saltmere', 'title', 'Saltmere'),
  ),
  fix: { written: 'Saltmeer', name: 'Saltmere' },
};

export const FINDINGS: readonly Finding[] = [
  NEAR,
  finding(
    'deathBeforeBirth',
    'error',
    'Edda Marsh dies before being born.',
    place('edda', 'dod', '12 Frost, 398 AE'),
    place('edda', 'dob', '3rd of Thaw, 412 AE'),
  ),
  finding(
    'presentOutsideLife',
    'error',
    'Tobias Fenn takes part in The Flood of the Ninth Lamp before birth or after death.',
    place(
      'flood',
      'content',
      'That night *Tobias Fenn* rowed out to the reef with nothing but a lamp and a coil of rope.',
    ),
    place('tobias', 'dod', '301 AE', true),
  ),
  finding(
    'linkToMissing',
    'warning',
    'Saltmere links to “The Old Customs House”, which isn’t in this world.',
    place(
      'saltmere',
      'content',
      'The harbor begins at *The Old Customs House* and ends where the sea wants it to, which is somewhere else each winter.',
    ),
  ),
  finding(
    'renamedMention',
    'warning',
    'A mention says “Lamp Wardens”, but the article is now called The Wardens of the Lamps.',
    place('edda', 'content', 'She swore to the *Lamp Wardens* before she could read.'),
    place('wardens', 'title', '*The Wardens of the Lamps*'),
  ),
  finding(
    'leftoverText',
    'note',
    'Saltmere has leftover text: “TODO”.',
    place('saltmere', 'scrapbook', '*TODO* who lit the first lamp, and why nobody else may', true),
  ),
  finding(
    'sameName',
    'note',
    'Two articles in one category are called مصباح.',
    place('lamps', 'title', '*مصباح*'),
    place('flood', 'title', '*مصباح*'),
  ),
];

/** As many as a careless chronicler makes. */
export const MANY: readonly Finding[] = Array.from({ length: 4_000 }, (_, at) => {
  const id = Object.keys(TITLES)[at % 6] ?? 'edda';
  const [rule, severity] = (
    [
      ['linkToMissing', 'warning'],
      ['leftoverText', 'note'],
      ['deathBeforeBirth', 'error'],
    ] as const
  )[at % 3] ?? ['leftoverText', 'note'];
  return {
    ...finding(
      rule,
      severity,
      `${TITLES[id]}: needs a look, for the ${at + 1}. time.`,
      place(id, 'content', `*${at}*`),
    ),
    key: `many${at}`,
  };
});

/** The stored world, opened, and up to date. */
export async function sampleIndex(): Promise<WorldIndex> {
  const worldIndex = await storedIndex();
  const { copy } = worldIndex;
  return { ...worldIndex, copy: copy && { ...copy, syncedAt: Date.now(), progress: null } };
}
