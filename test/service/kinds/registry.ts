import { chronicleKinds } from './chronicles.ts';
import type { Kind } from './kind.ts';
import { manuscriptKinds } from './manuscripts.ts';
import { mapKinds } from './maps.ts';
import { noteKinds } from './notes.ts';
import { statblockKinds } from './statblocks.ts';
import { worldMatterKinds } from './world-matters.ts';

export const allKinds: readonly Kind[] = [
  ...worldMatterKinds,
  ...statblockKinds,
  ...chronicleKinds,
  ...mapKinds,
  ...manuscriptKinds,
  ...noteKinds,
];

const byName = new Map(allKinds.map((kind) => [kind.kind, kind]));

/** A kind in the table `entities`. Articles, worlds and others have tables of their own. */
export function kindNamed(name: string): Kind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`There is no kind "${name}"`);
  return kind;
}
