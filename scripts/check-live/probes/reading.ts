import type { Probe } from '../probe.ts';
import { access } from './access.ts';
import { connection } from './connection.ts';
import { dates } from './dates.ts';
import { exportPage } from './export-page.ts';
import { fields } from './fields.ts';
import { markup } from './markup.ts';
import { order } from './order.ts';
import { pages } from './pages.ts';
import { refusals } from './refusals.ts';
import { term } from './term.ts';

/** In the order in which they run. */
export const READING: readonly Probe[] = [
  access,
  pages,
  order,
  fields,
  dates,
  term,
  markup,
  connection,
  refusals,
  exportPage,
];
