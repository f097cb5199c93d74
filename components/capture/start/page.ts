import browser from 'webextension-polyfill';
import { type Clip, mayHaveSelection } from '../../../lib/capture/index.ts';
import { type PendingCapture, request } from '../../../lib/messaging/index.ts';

/**
 * Frames of a tab that may have a selection. Usually there are none, and then no frame has to compile the script that
 * reads a selection.
 */
async function selectedFrames(tabId: number): Promise<number[]> {
  const ask = (target: { tabId: number; allFrames?: boolean }) =>
    browser.scripting.executeScript({ target, func: mayHaveSelection });
  const answers = await ask({ tabId, allFrames: true }).catch(() => ask({ tabId }));
  return answers.flatMap(({ frameId, result }) => (result === true ? [frameId] : []));
}

/** The page that the person is looking at. */
export interface PageInFront {
  tabId: number;
  /** Undefined if the browser withholds it. */
  url: string | undefined;
  title: string;
}

/** The tab named in the address (`?tab=7`), else the active tab of this window; null if there is none. */
export async function pageInFront(search: string): Promise<PageInFront | null> {
  const named = Number.parseInt(new URLSearchParams(search).get('tab') ?? '', 10);
  const tab = Number.isNaN(named)
    ? (await browser.tabs.query({ active: true, currentWindow: true }))[0]
    : // The tab was closed meanwhile.
      await browser.tabs.get(named).catch(() => undefined);
  if (tab?.id === undefined) return null;
  return { tabId: tab.id, url: tab.url, title: tab.title ?? '' };
}

const isClip = (result: unknown): result is Clip =>
  typeof result === 'object' &&
  result !== null &&
  'markup' in result &&
  'source' in result &&
  'kind' in result;

interface Target {
  tabId: number;
  frameIds?: number[];
}

interface FrameClip {
  frameId: number;
  clip: Clip;
}

async function inject(target: Target, files: string[]): Promise<FrameClip | null> {
  const results = await browser.scripting.executeScript({ target, files });
  const clips = results.flatMap(({ frameId, result }) => (isClip(result) ? [{ frameId, clip: result }] : []));
  return clips.find(({ clip }) => clip.kind === 'selection') ?? clips[0] ?? null;
}

/** The selection in any frame, else the article part of the page; null if neither exists or scripts aren't allowed. */
export async function readPage(tabId: number): Promise<Clip | null> {
  const whole = async (target: Target): Promise<Clip | null> =>
    (await inject(target, ['/capture-page.js']))?.clip ?? null;
  try {
    const frameIds = await selectedFrames(tabId);
    const selection = frameIds.length > 0 ? await inject({ tabId, frameIds }, ['/capture.js']) : null;
    if (!selection) return await whole({ tabId });
    const frame = { tabId, frameIds: [selection.frameId] };
    const known = import('./source-selection.ts').then(({ sourceSelection }) =>
      sourceSelection(frame, whole),
    );
    // If the site's own rules fail, the plain selection will do.
    return (await known.catch(() => null)) ?? selection.clip;
  } catch {
    return null;
  }
}

/** Milliseconds to wait for the background's answer about the context menu. */
const TIMEOUT_MS = 1_500;

/** The capture that the context menu requested; null if there was none or the background doesn't answer. */
export function pendingCapture(): Promise<PendingCapture | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  const pending = request('capture.pending', {}).then((result) => (result.ok ? result.value : null));
  return Promise.race([pending, timeout]);
}
