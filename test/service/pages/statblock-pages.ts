import { type Answer, jsonAnswer } from '../answer.ts';
import { entityById, type StoredEntity, type StoredWorld, worldById } from '../database/index.ts';
import { statblock } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { mayReadEntity, statblockData } from '../rules/index.ts';
import { missingPage, page } from './layout.ts';
import { effectiveUser, shown } from './viewer.ts';

function sheetOfPage(context: PageContext): { block: StoredEntity; world: StoredWorld } | 403 | 404 {
  const block = entityById(context.store, 'block', context.params.id ?? '');
  const world = block?.worldId ? worldById(context.store, block.worldId) : null;
  if (!block || !world) return 404;
  const user = effectiveUser(context, world);
  const open = block.fields.isShared === true || (user && mayReadEntity(context.store, user, block));
  return open ? { block, world } : 403;
}

/** `/sheet/<id>/view` and `/block/<id>` */
export function sheetPage(context: PageContext): Answer {
  const found = sheetOfPage(context);
  if (typeof found === 'number') return missingPage(context, found);
  const { block, world } = found;
  const ground = { ...context, user: effectiveUser(context, world) };
  const card = statblock(block.id, ground, (text) => shown(text, world, context));
  return page(context, { title: block.title, world, main: `<div class="sheet">${card}</div>` });
}

/** `/sheet/<id>/json`: the statblock as a flat JSON object. Needs no credentials if it is shared. */
export function sheetJson(context: PageContext): Answer {
  const found = sheetOfPage(context);
  if (typeof found === 'number') return missingPage(context, found);
  return jsonAnswer(statblockData(found.block));
}
