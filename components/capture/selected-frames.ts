import browser from 'webextension-polyfill';
import { mayHaveSelection } from '../../lib/capture/index.ts';

/**
 * Frames of a tab that may have a selection. Usually there are none, and then no frame has to compile the script that
 * reads a selection.
 */
export async function selectedFrames(tabId: number): Promise<number[]> {
  const ask = (target: { tabId: number; allFrames?: boolean }) =>
    browser.scripting.executeScript({ target, func: mayHaveSelection });
  const answers = await ask({ tabId, allFrames: true }).catch(() => ask({ tabId }));
  return answers.flatMap(({ frameId, result }) => (result === true ? [frameId] : []));
}
