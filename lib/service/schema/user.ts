import * as z from 'zod/mini';
import { HANDLES, type UserProfile, type WorldFields } from '../../model/index.ts';
import { flag, id, instant, state, text, toTags, toText } from './fields.ts';
import { answer } from './parse.ts';
import { picture } from './reference.ts';

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

/** Missing fields stay missing: an invented empty value could be written back and erase the real one. */
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

export const userProfile = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id,
    username: text,
    title: text,
    url: text,
    locale: text,
    firstname: text,
    lastname: text,
    bio: text,
    membership: flag,
    membershipType: text,
    registrationDate: instant,
    avatar: picture,
  }),
  /* @__PURE__ */ z.transform((wire): UserProfile => {
    const handles: UserProfile['handles'] = {};
    for (const name of HANDLES) {
      const handle = toText(wire[name]);
      if (handle) handles[name] = handle;
    }
    const { id, url, locale, firstname, lastname, membership, membershipType, avatar } = wire;
    return {
      id,
      username: wire.username ?? wire.title ?? '',
      url,
      locale,
      firstname,
      lastname,
      bio: wire.bio ?? '',
      handles,
      membership,
      membershipType,
      registeredAt: wire.registrationDate,
      avatar,
    };
  }),
);
