import * as z from 'zod/mini';
import type { Secret, SubscriberGroup } from '../../model/index.ts';
import { flag, id, number, reference, text } from './fields.ts';
import { answer } from './parse.ts';
import { detail, entityOf, links } from './reference.ts';

export const secret = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id,
    ...detail,
    content: text,
    contentParsed: text,
    subscribergroups: links,
    article: reference,
  }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<Secret, 'raw'> => ({
      ...entityOf(wire),
      content: wire.content ?? '',
      contentParsed: wire.contentParsed,
      groups: wire.subscribergroups,
      articleId: wire.article,
    }),
  ),
);

export const subscriberGroup = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id,
    ...detail,
    description: text,
    position: number,
    isDefault: flag,
    isHidden: flag,
    isAssignable: flag,
    paidsubscribers: links,
  }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<SubscriberGroup, 'raw'> => ({
      ...entityOf(wire),
      description: wire.description ?? '',
      position: wire.position,
      isDefault: wire.isDefault ?? false,
      isHidden: wire.isHidden ?? false,
      isAssignable: wire.isAssignable ?? false,
      subscribers: wire.paidsubscribers,
    }),
  ),
);
