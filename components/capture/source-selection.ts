import browser from 'webextension-polyfill';
import { type Clip, KNOWN } from '../../lib/capture/index.ts';

interface Frame {
  tabId: number;
  frameIds: number[];
}

/** The selection in a frame as its page's own rules read it; null: the page has none, or nothing is selected there. */
export async function sourceSelection(
  frame: Frame,
  read: (frame: Frame) => Promise<Clip | null>,
): Promise<Clip | null> {
  const [found] = await browser.scripting.executeScript({
    target: frame,
    func: (selector: string) => document.querySelector(selector) !== null,
    args: [KNOWN],
  });
  const clip = found?.result === true ? await read(frame) : null;
  return clip?.kind === 'selection' ? clip : null;
}
