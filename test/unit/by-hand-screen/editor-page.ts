import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { EditorReply, EditorRequest } from '../../../lib/worldpage/index.ts';

type FillRequest = Extract<EditorRequest, { do: 'fill' }>;
type Injection = { args?: [string, EditorRequest] };

/** A World Anvil editor in a tab, with the fields that answer. */
export interface EditorPage {
  /** What the page is asked to fill in, in order. */
  asked: FillRequest[];
  /** What it answers next. */
  answer: EditorReply;
  /** Whether it has fields for an article. */
  hasEditor: boolean;
  /** False if the browser allows no scripts there. */
  isOpen: boolean;
}

/** Makes the browser's tabs this page. Its answers reach us as another page's would. */
export function showEditorPage(): EditorPage {
  const page: EditorPage = {
    asked: [],
    answer: { state: 'filled', results: [] },
    hasEditor: true,
    isOpen: true,
  };
  Object.assign(fakeBrowser.scripting, {
    executeScript: async ({ args }: Injection) => {
      if (!page.isOpen) throw new Error('Missing host permission for the tab');
      const request = args?.[1];
      if (request?.do === 'survey')
        return [
          { frameId: 0, result: { state: 'surveyed', parts: page.hasEditor ? ['title', 'content'] : [] } },
        ];
      if (request?.do !== 'fill') return [];
      page.asked.push(request);
      return [{ frameId: 0, result: page.answer }];
    },
  });
  return page;
}
