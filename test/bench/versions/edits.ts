// Texts as writers build them, and edits as writers make them, of which is known what they lose or move.

import type { Random } from '../../service/seed/random.ts';
import { prose } from '../names/prose.ts';

const NAMES = ['Edda Marsh', 'the Ninth Crew', 'Gull Ward', 'Saltmere', 'the Hollow Bell', 'Orla'];

/** A piece of an article: its markup, and its words without structure. */
interface Piece {
  markup: string;
  flat: string;
}

const sentence = (random: Random, length = 120): string =>
  prose(NAMES, random.below(1e9), length).text.trim();
const words = (random: Random): string => sentence(random, 14);

const several = (random: Random, least: number, most: number): string[] =>
  Array.from({ length: least + random.below(most - least + 1) }, () => words(random));

function paragraph(random: Random): Piece {
  const name = random.pick(['Edda', 'Wen', 'Gull']);
  const mention = random.chance(0.3) ? ` @[${name}](person:${random.hex(8)})` : '';
  const mark = random.chance(0.3) ? ` [b]${words(random)}[/b]` : '';
  const text = sentence(random, 150 + random.below(300));
  return { markup: text + mention + mark, flat: text };
}

const STRUCTURES: readonly [(random: Random) => Piece, ...((random: Random) => Piece)[]] = [
  (random) => {
    const rows = Array.from({ length: 2 + random.below(4) }, () => [words(random), words(random)]);
    const cells = rows.map((row) => `[tr]${row.map((cell) => `[td]${cell}[/td]`).join('')}[/tr]`).join('\n');
    return { markup: `[table]\n${cells}\n[/table]`, flat: rows.flat().join('\n') };
  },
  (random) => {
    const text = sentence(random);
    return { markup: `[spoiler]${text}[/spoiler]`, flat: text };
  },
  (random) => {
    const items = several(random, 2, 6);
    return { markup: `[ul]${items.map((item) => `[li]${item}[/li]`).join('')}[/ul]`, flat: items.join('\n') };
  },
  (random) => {
    const [left, right] = [sentence(random), sentence(random)];
    return { markup: `[row][col2]${left}[/col2][col2]${right}[/col2][/row]`, flat: `${left}\n${right}` };
  },
  (random) => {
    const text = sentence(random);
    return { markup: `[container:note]${text}[/container]`, flat: text };
  },
  (random) => {
    const text = sentence(random);
    return { markup: `[quote]${text}[/quote]`, flat: text };
  },
];

/** An article of 6 to 14 paragraphs and 2 to 5 structures. */
export function article(random: Random): Piece[] {
  const structures = Array.from({ length: 2 + random.below(4) }, () => random.pick(STRUCTURES)(random));
  const pieces = Array.from({ length: 6 + random.below(9) }, () => paragraph(random));
  for (const one of structures) pieces.splice(random.below(pieces.length + 1), 0, one);
  return pieces;
}

export const markupOf = (pieces: readonly Piece[]): string => pieces.map(({ markup }) => markup).join('\n\n');

const isStructure = ({ markup }: Piece): boolean => markup.startsWith('[');
const anyOf = (random: Random, pieces: readonly Piece[], is: (piece: Piece) => boolean): number => {
  const places = pieces.flatMap((piece, at) => (is(piece) ? at : []));
  return places[random.below(places.length)] ?? -1;
};
const replaced = (pieces: readonly Piece[], at: number, ...by: Piece[]): Piece[] =>
  pieces.toSpliced(at, 1, ...by);

/** One of the structures loses its tags, and its words stay. */
export function withLoss(random: Random, pieces: readonly Piece[]): Piece[] {
  const at = anyOf(random, pieces, isStructure);
  const flat = pieces[at]?.flat ?? '';
  return replaced(pieces, at, { markup: flat, flat });
}

/** What writers do all day; nothing that they would want to be warned of. */
export function withEdit(random: Random, pieces: readonly Piece[]): Piece[] {
  const at = random.below(pieces.length);
  const piece = pieces[at] ?? { markup: '', flat: '' };
  switch (random.below(7)) {
    case 0:
      return replaced(pieces, at, piece, paragraph(random));
    case 1:
      return replaced(pieces, at);
    case 2:
      return replaced(pieces, at, random.pick(STRUCTURES)(random), piece);
    case 3:
      return moved(random, pieces);
    case 4:
      return replaced(pieces, at, { ...piece, markup: piece.markup.replace(/\[\/?b\]/g, '') });
    case 5:
      return replaced(pieces, at, paragraph(random));
    default:
      return replaced(pieces, at, { ...piece, markup: reworded(random, piece.markup) });
  }
}

/** A few words of a piece are others now. */
function reworded(random: Random, markup: string): string {
  return markup.replace(/(?<= )[a-z]{4,}(?= )/g, (word) => (random.chance(0.06) ? words(random) : word));
}

/** A paragraph, a table or another structure stands elsewhere. */
export function moved(random: Random, pieces: readonly Piece[]): Piece[] {
  const from = random.below(pieces.length);
  const piece = pieces[from] ?? { markup: '', flat: '' };
  const rest = replaced(pieces, from);
  let to = random.below(rest.length + 1);
  // Two steps at least: of two neighbors that change places, either may be the one that moved.
  if (Math.abs(to - from) < 2) to = from < rest.length / 2 ? rest.length : 0;
  return rest.toSpliced(to, 0, piece);
}
