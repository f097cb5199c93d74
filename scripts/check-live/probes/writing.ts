import type { Probe } from '../probe.ts';
import { clearing } from './clearing.ts';
import { connectionOfWrites } from './connection.ts';
import { create, patchShape } from './create.ts';
import { datesOfChanges } from './dates.ts';
import { remove } from './delete.ts';
import { fieldsWritten } from './fields.ts';
import { markupOfArticles } from './markup.ts';
import { orderOfNew } from './order.ts';
import { refusalsOfChanges } from './refusals.ts';
import { size } from './size.ts';

/** They run after reading, in this order: later ones look at what earlier ones wrote. */
export const WRITING: readonly Probe[] = [
  create,
  fieldsWritten,
  orderOfNew,
  datesOfChanges,
  markupOfArticles,
  clearing,
  patchShape,
  refusalsOfChanges,
  connectionOfWrites,
  remove,
  size,
];
