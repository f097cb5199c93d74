import * as z from 'zod/mini';
import { HANDLES, type UserProfile } from '../../model/index.ts';
import { answer } from './answer.ts';
import { flag, id, instant, text } from './fields.ts';
import { picture } from './reference.ts';
import { toText } from './values.ts';

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
