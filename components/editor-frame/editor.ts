import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { type Message, message } from '../../lib/i18n/index.ts';
import { followedTab } from '../../lib/windows/index.ts';
import {
  EDITOR_GLOBAL,
  type EditorReply,
  type EditorRequest,
  type EditorText,
  LONGEST_TEXT,
} from '../../lib/worldpage/index.ts';

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
  z.object({ state: z.literal('mentions'), all: z.boolean() }),
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

/** The frame of a page that has the cursor. */
export interface EditorFrame {
  tabId: number;
  frameId: number;
  /** The tab's address; undefined if the browser withholds it. */
  url: string | undefined;
}

type NoEditor =
  /** There is no page in an active tab. */
  | 'no-page'
  /** The browser doesn't allow our scripts in it. */
  | 'closed'
  /** The cursor isn't in an editable element. */
  | 'no-caret'
  /** Several frames claim to have it. */
  | 'unclear';

/** Milliseconds to wait for a page. */
const TIMEOUT_MS = 10_000;

export function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

interface FrameAnswer {
  frameId: number;
  answer: EditorReply;
}

/** Runs in the page's frame, in our isolated world. It is serialized, so it can't use anything from this module. */
function callPageScript(name: string, request: EditorRequest): unknown {
  const answer: unknown = Reflect.get(globalThis, name);
  return typeof answer === 'function' ? answer(request) : null;
}

type Target = { tabId: number; allFrames: true } | { tabId: number; frameIds: number[] };

export async function askFrames(target: Target, request: EditorRequest): Promise<FrameAnswer[]> {
  const results = await withTimeout(
    browser.scripting.executeScript({ target, func: callPageScript, args: [EDITOR_GLOBAL, request] }),
  );
  return results.flatMap(({ frameId, result }) => {
    const answer = parseAnswer(result);
    return answer ? { frameId, answer } : [];
  });
}

/**
 * The frame with the cursor: the one reached by following the focus through all parent frames, else the most recently
 * focused one.
 */
export function frameWithCaret(answers: readonly FrameAnswer[]): number | 'no-caret' | 'unclear' {
  const found = answers.flatMap(({ frameId, answer }) =>
    answer.state === 'found' && answer.isReached !== false ? { frameId, ...answer } : [],
  );
  const sure = found.find(({ isReached }) => isReached);
  if (sure) return sure.frameId;
  const [newest, second] = found.sort((a, b) => b.focusedAt - a.focusedAt);
  if (!newest) return 'no-caret';
  return second && second.focusedAt === newest.focusedAt ? 'unclear' : newest.frameId;
}

/** Finds the cursor in the active tab, on a person's action: only then is a script of ours injected. */
export async function findEditor(): Promise<EditorFrame | NoEditor> {
  const tab = await followedTab();
  if (!tab) return 'no-page';
  const { tabId, url } = tab;
  try {
    const target: Target = { tabId, allFrames: true };
    await withTimeout(browser.scripting.executeScript({ target, files: ['/insert.js'] }));
    const frameId = frameWithCaret(await askFrames(target, { do: 'find' }));
    return typeof frameId === 'number' ? { tabId, frameId, url } : frameId;
  } catch {
    // The browser allows no scripts on this page, or it was closed.
    return 'closed';
  }
}

/** Sends a request to one frame. Null if no valid answer came; the request may still have been carried out. */
export async function askEditor(
  { tabId, frameId }: EditorFrame,
  request: EditorRequest,
): Promise<EditorReply | null> {
  try {
    const [first] = await askFrames({ tabId, frameIds: [frameId] }, request);
    return first?.answer ?? null;
  } catch {
    // The page was closed, or doesn't answer in time.
    return null;
  }
}

/** Why nothing can be written there, and what helps. */
export const NO_EDITOR: Record<NoEditor, Message> = {
  'no-page': message('editor.noPage'),
  closed: message('editor.closed'),
  'no-caret': message('worldPage.noField'),
  unclear: message('editor.unclear'),
};
