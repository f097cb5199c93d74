import * as z from 'zod/mini';

const yes = z.optional(z.literal(true));
const way = z.optional(z.enum(['null', 'blank']));
/** `LearnedCapabilities`, stored or in a message. Apart from the store, so that code outside a browser can read it. */
export const learnedSchema = /* @__PURE__ */ z.strictObject({
  createReturnsId: yes,
  newOnTop: yes,
  articlePage: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  clearsWith: z.optional(z.object({ category: way, articleParent: way, cover: way })),
  markers: z.optional(z.record(z.string().check(z.maxLength(200)), z.enum(['scrapbook', 'none']))),
});
