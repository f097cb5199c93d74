import * as z from 'zod/mini';
import type { WorldFields } from '../../model/index.ts';
import { answer } from './answer.ts';
import { id, state } from './fields.ts';
import { toTags, toText } from './values.ts';

/** Writable text fields, and their names in responses. */
const TEXTS = [
  ['subtitle', 'subtitle'],
  ['description', 'description'],
  ['copyright', 'copyright'],
  ['globalAnnouncement', 'globalAnnouncement'],
  ['globalHeader', 'globalHeader'],
  ['globalSidebarFooter', 'globalSidebarFooter'],
  ['globalArticleIntroduction', 'globalArticleIntroduction'],
  ['sidebarContent', 'worldSidebarContent'],
  ['displayCss', 'displayCss'],
  ['displayPanelCss', 'displayPanelCss'],
] as const satisfies readonly (readonly [keyof WorldFields, string])[];

/**
 * Fields missing from the response stay missing: an invented empty value could be written back and erase the real one.
 */
export const worldFields = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id, state }),
  /* @__PURE__ */ z.transform((wire): { id: string; fields: WorldFields } => {
    const fields: WorldFields = {};
    const title = toText(wire.title) ?? toText(wire.name);
    if (title !== null) fields.title = title;
    if (wire.state !== null) fields.state = wire.state;
    for (const [field, name] of TEXTS) if (wire[name] !== undefined) fields[field] = toText(wire[name]) ?? '';
    if (wire.tags !== undefined) fields.tags = toTags(wire.tags);
    return { id: wire.id, fields };
  }),
);
