import {
  drownedWarden,
  fogHound,
  heron,
  isaura,
  lampEater,
  ledgerBeast,
} from '../../../../lib/sample-world/content/index.ts';
import { setLinks, type Target } from '../../database/index.ts';
import { writeFlatYaml } from '../../rules/index.ts';
import type { Planter } from '../planter.ts';
import { plantTemplates } from './statblock-templates.ts';

/** Adds statblocks of three systems, in two folders and in none, shared and private. The last one is very long. */
export function plantStatblocks(planter: Planter): void {
  const templates = plantTemplates(planter);
  const monsters = planter.plant('blockfolder', { title: 'Monsters of the harbour', id: 41 });
  const ships = planter.plant('blockfolder', { title: 'Ships', id: 42 });
  let next = 363530;
  const block = (
    template: { id: Target; system: Target },
    values: Record<string, string>,
    { folder, shared = false }: { folder?: Target; shared?: boolean },
  ) => {
    const id = next++;
    const housekeeping = {
      templateId: template.id.id,
      blockId: String(id),
      world: planter.world.id,
      folder: folder?.id ?? '',
      isShared: shared ? '1' : '',
      tags: values.tags ?? '',
    };
    return planter.plant('block', {
      id,
      title: values.name ?? '',
      state: shared ? 'public' : 'private',
      ...(values.tags ? { tags: values.tags } : {}),
      fields: {
        dataParser: 'yaml',
        textualdata: writeFlatYaml({ ...values, ...housekeeping }),
        isShared: shared,
      },
      links: { template: template.id, RPGSRD: template.system, ...(folder ? { folder } : {}) },
    });
  };
  block(templates.monster, lampEater, { folder: monsters, shared: true });
  block(templates.newMonster, drownedWarden, { folder: monsters, shared: true });
  const ship = block(templates.ship, heron, { folder: ships, shared: true });
  const sheet = block(templates.character, isaura, {});
  block(templates.monster, fogHound, {});
  block(templates.newMonster, ledgerBeast, { folder: monsters });
  for (const [title, attached] of [
    ['Captain Isaura Venn', sheet],
    ['The Heron', ship],
  ] as const) {
    const article = planter.article(title);
    if (article) setLinks(planter.store, article, 'block', [attached]);
  }
}
