import browser from 'webextension-polyfill';
import { type Clip, KNOWN_ELEMENTS } from '../../../lib/capture/index.ts';

interface Frame {
  tabId: number;
  frameIds: number[];
}

/** Reads a frame's selection with the site's own rules; null if there are none for it, or nothing is selected. */
export async function sourceSelection(
  frame: Frame,
  read: (frame: Frame) => Promise<Clip | null>,
): Promise<Clip | null> {
  const [found] = await browser.scripting.executeScript({
    target: frame,
    func: (selector: string) => document.querySelector(selector) !== null,
    args: [KNOWN_ELEMENTS],
  });
  const clip = found?.result === true ? await read(frame) : null;
  return clip?.kind === 'selection' ? clip : null;
}
