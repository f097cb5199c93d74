// Names that are written nearly right: how many of those planted in worlds in six languages are found, and how many articles of
// the same worlds, which write all names inflected and in other ways, have a false alarm.

import { WorldChecks } from '../../../lib/checks/index.ts';
import { Random } from '../../service/seed/random.ts';
import { copyOf, type Planned } from '../../unit/checks/planned-world.ts';
import type { Language } from './languages.ts';
import { renameWorld } from './planted-renames.ts';

const RENAMES = 30;
/** Names that are nearly right only by chance, as short ones may be, aren't planted. */
const SHORTEST = 5;

const bare = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFC');
type Slip = (name: string, random: Random) => string | null;
const at = (name: string, random: Random, least = 0): number => least + random.below(name.length - least);
const letters = 'abcdefghiklmnoprstuvw';
const VOWELS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü' };
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sh/, 'ch'],
  [/ch/, 'sh'],
  [/ph/, 'f'],
  [/f/, 'ph'],
  [/th/, 't'],
  [/k/, 'ck'],
  [/v/, 'w'],
  [/i/, 'y'],
  [/qu/, 'kw'],
];
/** One letter dropped, doubled, swapped or replaced; accents; a hyphen or a space; what sounds alike. */
export const SLIPS: Readonly<Record<string, Slip>> = {
  dropped: (name, random) => {
    const where = at(name, random, 1);
    return name.slice(0, where) + name.slice(where + 1);
  },
  doubled: (name, random) => {
    const where = at(name, random, 1);
    return name.slice(0, where) + name.charAt(where) + name.slice(where);
  },
  swapped: (name, random) => {
    const where = 1 + random.below(name.length - 2);
    const [one, other] = [name.charAt(where), name.charAt(where + 1)];
    return one === other ? null : name.slice(0, where) + other + one + name.slice(where + 2);
  },
  replaced: (name, random) => {
    const where = at(name, random, 1);
    const letter = letters.charAt(random.below(letters.length));
    return letter === name.charAt(where) ? null : name.slice(0, where) + letter + name.slice(where + 1);
  },
  accent: (name, random) => {
    if (bare(name) !== name) return bare(name);
    const where = at(name, random, 1);
    const marked = VOWELS[name.charAt(where)];
    return marked === undefined ? null : name.slice(0, where) + marked + name.slice(where + 1);
  },
  joined: (name, random) => {
    const where = 3 + random.below(name.length - 5);
    return `${name.slice(0, where)}${random.pick([' ', '-'])}${name.slice(where)}`;
  },
  sound: (name, random) => {
    const [from, to] = SOUNDS[random.below(SOUNDS.length)] ?? [/$^/, ''];
    return from.test(name.slice(1)) ? name.charAt(0) + name.slice(1).replace(from, to) : null;
  },
};

export interface NearScore {
  planted: number;
  found: number;
  articles: number;
  /** Articles with something found that nobody planted. */
  alarmed: number;
  examples: string[];
}

/** Plants slips in a world in this language, and compares what is found with them. */
export async function nearScore(
  seed: number,
  language: Language,
  size: number,
  count: number,
): Promise<NearScore> {
  const random = new Random(seed * 523 + count);
  const { titles, articles } = renameWorld(seed, language, size, RENAMES);
  const known = new Set(titles.flatMap((title) => title.toLowerCase().split(/[\s-]+/)));
  const entries = articles.map(
    ({ resource: { id, title, content } }): Planned => ({ id, title, content, template: 'settlement' }),
  );
  const planted = new Map<string, { written: string; kind: string }>();
  const kinds = Object.keys(SLIPS);
  for (let turn = 0; planted.size < count && turn < 200 * count; turn++) {
    const title = titles[random.below(titles.length)] ?? '';
    const words = title
      .split(/[\s-]+/)
      .filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && word.length >= SHORTEST);
    const [word] = words;
    const kind = kinds[turn % kinds.length] ?? '';
    const entry = entries[random.below(entries.length)];
    if (word === undefined || !entry || planted.has(entry.id)) continue;
    if (kind === 'joined' && (word !== title || word.length < 7)) continue;
    const written = SLIPS[kind]?.(word, random);
    if (
      !written ||
      known.has(written.toLowerCase()) ||
      known.has(written.replace(/[ -]/, '').toLowerCase()) !== (kind === 'joined')
    )
      continue;
    const [before = '', after = ''] = language.filler;
    // Every other sentence begins with it.
    entry.content += ` ${planted.size % 2 === 0 ? `${before} ` : ''}${title.replace(word, written)} ${after}.`;
    planted.set(entry.id, { written, kind });
  }
  const checks = await WorldChecks.read(copyOf(entries), 'w1');
  const findings = (await checks.findings()).filter(({ rule }) => rule === 'nearName');
  const found = new Set<string>();
  const alarmed = new Set<string>();
  const examples: string[] = [];
  for (const { ref, fix, evidence } of findings) {
    const slip = planted.get(ref.id);
    if (slip && fix?.written === slip.written) found.add(ref.id);
    // These worlds leave accents out on purpose, which is a finding.
    else if (bare(fix?.written ?? '') !== bare(fix?.name ?? '')) {
      alarmed.add(ref.id);
      examples.push(`false: ${fix?.written} for ${fix?.name}: ${evidence[0].quote}`);
    }
  }
  for (const [id, { written, kind }] of planted)
    if (!found.has(id)) examples.push(`missed ${kind}: ${written}`);
  return {
    planted: planted.size,
    found: found.size,
    articles: entries.length,
    alarmed: alarmed.size,
    examples,
  };
}
