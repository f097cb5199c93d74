import browser from 'webextension-polyfill';
import { EDITOR_GLOBAL, type EditorAnswer, type EditorRequest } from '../../lib/worldpage/index.ts';
import { tabBeside } from '../follow/index.ts';
import { parseAnswer } from './pageanswer.ts';

/** The frame of a page in which the caret stands. */
export interface EditorFrame {
  tabId: number;
  frameId: number;
  /** Of the tab; undefined where the browser keeps it from us. */
  url: string | undefined;
}

export type NoEditor =
  /** There is no page beside the panel. */
  | 'no-page'
  /** The browser lets no script of ours into it. */
  | 'closed'
  /** The caret stands in nothing that can be written in. */
  | 'no-caret'
  /** Several frames say that they have it. */
  | 'unclear';

/** A page that never answers is not waited for, in milliseconds. */
const PATIENCE = 10_000;

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

interface FrameAnswer {
  frameId: number;
  answer: EditorAnswer;
}

/** Runs in the page's frame, in our own world there: it may use nothing from around here. */
function answerThere(name: string, request: EditorRequest): unknown {
  const answer: unknown = Reflect.get(globalThis, name);
  return typeof answer === 'function' ? answer(request) : null;
}

type Target = { tabId: number; allFrames: true } | { tabId: number; frameIds: number[] };

async function askFrames(target: Target, request: EditorRequest): Promise<FrameAnswer[]> {
  const results = await inTime(
    browser.scripting.executeScript({ target, func: answerThere, args: [EDITOR_GLOBAL, request] }),
  );
  return results.flatMap(({ frameId, result }) => {
    const answer = parseAnswer(result);
    return answer ? { frameId, answer } : [];
  });
}

/** Which of the frames holds the caret: the one that the focus of all frames around it leads to, else the newest. */
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

/** Finds the caret in the tab beside the panel, on a person's act: only then does any script of ours go there. */
export async function findEditor(): Promise<EditorFrame | NoEditor> {
  const tab = await tabBeside();
  if (!tab) return 'no-page';
  const { tabId, url } = tab;
  try {
    const target: Target = { tabId, allFrames: true };
    await inTime(browser.scripting.executeScript({ target, files: ['/insert.js'] }));
    const frameId = frameWithCaret(await askFrames(target, { do: 'find' }));
    return typeof frameId === 'number' ? { tabId, frameId, url } : frameId;
  } catch {
    return 'closed';
  }
}

/** Asks the one frame. Null: no understandable answer came, and it is not known what was done. */
export async function askEditor(
  { tabId, frameId }: EditorFrame,
  request: EditorRequest,
): Promise<EditorAnswer | null> {
  try {
    const [first] = await askFrames({ tabId, frameIds: [frameId] }, request);
    return first?.answer ?? null;
  } catch {
    return null;
  }
}

/** Why nothing can be written there, and what helps. */
export const NO_EDITOR: Record<NoEditor, string> = {
  'no-page': 'There is no page beside Loreside to write in.',
  closed: 'The browser lets nothing write on this page. Go to the page of your text.',
  'no-caret': 'No text field on this page has the caret. Click into the one you mean.',
  unclear: 'Several parts of this page say that they have the caret. Click into the one you mean.',
};
