import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readPage } from '../../../components/capture/start/page.ts';
import { clip } from './clip.ts';

interface Injection {
  target: { tabId: number; frameIds?: number[]; allFrames?: boolean };
  files?: string[];
  func?: () => unknown;
}

const executeScript = vi.fn(async (_given: Injection): Promise<{ frameId: number; result: unknown }[]> => []);

beforeEach(() => {
  executeScript.mockReset();
  Object.assign(fakeBrowser, { scripting: { executeScript } });
});

const files = (): (string | undefined)[] => executeScript.mock.calls.flatMap(([{ files }]) => files ?? []);

test('without a selection, only the script for whole pages runs', async () => {
  executeScript.mockImplementation(async ({ func }) => [{ frameId: 0, result: func ? false : clip({}) }]);
  expect(await readPage(7)).toEqual(clip({}));
  expect(files()).toEqual(['/capture-page.js']);
});

test('a selection is read only in frames that may have one', async () => {
  const selected = clip({ kind: 'selection' });
  executeScript.mockImplementation(async ({ target, files }) => {
    if (files) return [{ frameId: 3, result: selected }];
    const isProbe = target.allFrames === true;
    return isProbe
      ? [
          { frameId: 0, result: false },
          { frameId: 3, result: true },
        ]
      : [{ frameId: 3, result: false }];
  });
  expect(await readPage(7)).toEqual(selected);
  const read = executeScript.mock.calls.find(([{ files }]) => files?.includes('/capture.js'));
  expect(read?.[0].target).toEqual({ tabId: 7, frameIds: [3] });
});

test('if nothing was selected after all, the whole page is captured', async () => {
  executeScript.mockImplementation(async ({ func, files }) => {
    const page = files?.includes('/capture-page.js') ? clip({}) : null;
    return [{ frameId: 0, result: func ? true : page }];
  });
  expect(await readPage(7)).toEqual(clip({}));
});

test('if a frame can’t be reached, the page itself is read', async () => {
  executeScript.mockImplementation(async ({ target, func }) => {
    if (target.allFrames) throw new Error('Cannot access contents of the frame.');
    return [{ frameId: 0, result: func ? false : clip({}) }];
  });
  expect(await readPage(7)).toEqual(clip({}));
});
