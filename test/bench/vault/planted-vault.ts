// A vault of notes with links whose targets are known: by name, by a part of the path where several notes share a name,
// by alias, with headings and labels, as relative paths, and to nothing.

import { Random } from '../../service/seed/random.ts';

export interface PlantedNote {
  path: string;
  text: string;
  /** Where its links lead, in their order. */
  targets: readonly (string | null)[];
}

const FOLDERS = ['People', 'People/Wardens', 'Places', 'Places/Districts', 'Lore', 'Sessions'];
const WORDS = [
  'the',
  'tide',
  'took',
  'what',
  'lamps',
  'could',
  'not',
  'keep',
  'nobody',
  'spoke',
  'salt',
  'bell',
] as const;
/** Notes of each hundred whose name another folder has, too. */
const SHARED = 8;

interface Named {
  path: string;
  name: string;
  alias: string;
  isShared: boolean;
}

function names(count: number): Named[] {
  return Array.from({ length: count }, (_, at) => {
    const isShared = at % 100 < SHARED;
    const name = isShared ? `Watch ${Math.floor(at / 2)}` : `Note ${at} of Saltmere`;
    // Two in a row share a name, in folders side by side.
    const folder = FOLDERS[at % FOLDERS.length] ?? '';
    return { path: `${folder}/${name}.md`, name, alias: `Old ${at}`, isShared };
  });
}

const up = (from: string): string => '../'.repeat(from.split('/').length - 1);

/** A link to a note, in one of the shapes that programs write. */
function linkTo(random: Random, from: Named, to: Named): string {
  const path = to.path.replace(/\.md$/, '');
  const shapes = [
    `[[${path}]]`,
    `[[${path}|as they say]]`,
    `[the note](${up(from.path)}${encodeURI(to.path)})`,
  ];
  // These say which note they mean only if no other has its name.
  if (!to.isShared)
    shapes.push(`[[${to.name}]]`, `[[${to.name}#What it was]]`, `[[${to.alias}|by its old name]]`);
  return shapes[random.below(shapes.length)] ?? '';
}

/** @param paragraphs of about 60 words in each note */
export function plantedVault(seed: number, count: number, links: number, paragraphs = 4): PlantedNote[] {
  const random = new Random(seed);
  const all = names(count);
  const paragraph = () => Array.from({ length: 60 }, () => random.pick(WORDS)).join(' ');
  return all.map((from, at) => {
    const targets: (string | null)[] = [];
    const written = Array.from({ length: links }, (_, link) => {
      if ((at + link) % 40 === 0) {
        targets.push(null);
        return `[[Nobody ${at} ${link}]]`;
      }
      const to = all[(at + 1 + random.below(count - 1)) % count] ?? from;
      targets.push(to.path);
      return linkTo(random, from, to);
    });
    const body = written.map((link) => `${random.pick(WORDS)} ${link} ${random.pick(WORDS)}`).join('.\n');
    const text = [
      `---\naliases: [${from.alias}]\ntags: [lore, ${at % 2 === 0 ? 'even' : 'odd'}]\n---`,
      ...['## What it was', body, ...Array.from({ length: paragraphs }, paragraph)],
    ].join('\n\n');
    return { path: from.path, text, targets };
  });
}
