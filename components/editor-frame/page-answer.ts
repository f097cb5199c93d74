import * as z from 'zod/mini';
import { type EditorReply, type EditorText, LONGEST_TEXT } from '../../lib/worldpage/index.ts';

/** Linked ranges that one text may have. */
const MAX_RANGES = 20_000;

/** Parts of an article that an editor may have. */
const MAX_PARTS = 50;
const part = z.string().check(z.maxLength(40));

const offset = z.int().check(z.gte(0), z.lte(LONGEST_TEXT * 2));
const reading = z.object({
  editor: z.int().check(z.gte(0), z.lte(1_000_000)),
  text: z.string().check(z.maxLength(LONGEST_TEXT)),
  linked: z.array(z.tuple([offset, offset])).check(z.maxLength(MAX_RANGES)),
  isCut: z.boolean(),
});
const answer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none'), inFrame: z.boolean() }),
  z.object({ state: z.literal('found'), isReached: z.nullable(z.boolean()), focusedAt: z.number() }),
  z.object({ state: z.literal('read'), reading }),
  z.object({ state: z.literal('inserted') }),
  z.object({ state: z.literal('words') }),
  z.object({ state: z.literal('refused') }),
  z.object({ state: z.literal('replaced'), reading }),
  z.object({ state: z.literal('moved'), reading }),
  z.object({ state: z.literal('gone') }),
  z.object({ state: z.literal('surveyed'), parts: z.array(part).check(z.maxLength(MAX_PARTS)) }),
  z.object({
    state: z.literal('filled'),
    results: z
      .array(z.object({ part, outcome: z.enum(['filled', 'partly', 'taken', 'missing', 'refused']) }))
      .check(z.maxLength(MAX_PARTS)),
  }),
]);

/** Keeps only ranges that lie within the text, in order and without overlap. */
function withValidRanges({ text, linked, ...rest }: EditorText): EditorText {
  let last = 0;
  const kept = linked.filter(([start, end]) => {
    const fits = start >= last && end > start && end <= text.length;
    if (fits) last = end;
    return fits;
  });
  return { ...rest, text, linked: kept };
}

/** Validates a page's answer, which may be anything; null if it is invalid. */
export function parseAnswer(raw: unknown): EditorReply | null {
  const parsed = answer.safeParse(raw);
  if (!parsed.success) return null;
  return 'reading' in parsed.data
    ? { ...parsed.data, reading: withValidRanges(parsed.data.reading) }
    : parsed.data;
}
