import { setLinks } from '../../database/index.ts';
import type { Planter } from '../planter.ts';

/** Relations of hand-written articles: article, field, titles of the targets. */
const relations: [string, string, ...string[]][] = [
  ['Captain Isaura Venn', 'organization', 'The Ninth Crew'],
  ['Captain Isaura Venn', 'currentRanks', 'Warden of the Ninth Lamp'],
  ['Captain Isaura Venn', 'professions', 'Lamplighter'],
  ['Captain Isaura Venn', 'family', 'Mother Tansy Roake', 'Edda Marsh'],
  ['Edda Marsh', 'ethnicity', 'Marshfolk'],
  ['Edda Marsh', 'currentLocation', 'The Needle'],
  ['Warden Aldous Kerr', 'organization', 'Lampwright’s Guild'],
  ['Lampwright’s Guild', 'leader', 'Warden Aldous Kerr'],
  ['The Keeper’s Key', 'currentHolder', 'Edda Marsh'],
  ['The Heron', 'owner', 'Captain Isaura Venn'],
  ['Warden of the Ninth Lamp', 'currentHolders', 'Edda Marsh', 'Warden Aldous Kerr'],
  ['Ledger of Small Debts', 'authors', 'Pell the Younger'],
  ['Wick and Word', 'material', 'Merrow Glass'],
  ['Tide Engine', 'inventor', 'Zoë Ångström'],
];

/** Adds the relations whose articles both exist in a world of this size. */
export function plantRelations(planter: Planter): void {
  const { store } = planter;
  const article = (title: string) => planter.article(title);
  for (const [from, name, ...to] of relations) {
    const source = article(from);
    const targets = to.flatMap((title) => article(title) ?? []);
    if (source && targets.length > 0) setLinks(store, source, name, targets);
  }
}
