import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Clip } from '../../lib/capture/index.ts';
import type { Result } from '../../lib/model/index.ts';

export interface Question {
  channel: string;
  request: { id?: string };
}
export type Reply = Result<unknown>;

type Answerer = (question: Question) => Reply | undefined;

let answerer: Answerer = () => undefined;
let front: { url: string; title: string } | null = null;
let read: Clip | null = null;
let written: string | null = null;
let isPermitted = false;

/** Sets up a sheet's environment. Requests without an answer stay pending. */
export const outside = {
  answers(next: Answerer): void {
    answerer = next;
  },
  /** The browser lets us load from every host. */
  permits(): void {
    isPermitted = true;
  },
  /** Sets the page that the person looks at, and the clip captured from it: null if it can’t be read. */
  shows(page: { url: string; title: string }, clip: Clip | null): void {
    front = page;
    read = clip;
  },
  /** Sets the world's page in the active tab, and the text in its editor; null for an editor without a cursor. */
  edits(page: { url: string; title: string }, text: string | null): void {
    front = page;
    written = text;
  },
};

/** The answer of an editor that contains this text. */
function editorWith(text: string, request: unknown): unknown {
  const asked = typeof request === 'object' && request !== null ? Reflect.get(request, 'do') : null;
  if (asked === 'find') return { state: 'found', isReached: true, focusedAt: 1 };
  return { state: 'read', reading: { editor: 1, text, linked: [], isCut: false } };
}

/** An event that never fires here. */
const SILENT = { addListener: () => {}, removeListener: () => {}, hasListener: () => false };

// Fakes the extension APIs, which a plain page lacks: storage private to this document, and a background that answers
// from a table.
Object.assign(fakeBrowser.runtime, {
  sendMessage: (question: Question) =>
    new Promise((resolve) => {
      const reply = answerer(question);
      if (reply) resolve(reply);
    }),
  getURL: (path: string) => `/${path}`,
  openOptionsPage: async () => {},
  getManifest: () => ({ version: '0.1.0', homepage_url: 'https://project.example/' }),
  getPlatformInfo: async () => ({ os: 'linux' }),
});
Object.assign(fakeBrowser.tabs, {
  query: async () => (front ? [{ id: 1, active: true, ...front }] : []),
  getCurrent: async () => undefined,
  onActivated: SILENT,
  onUpdated: SILENT,
  create: async () => ({}),
});
Object.assign(fakeBrowser, {
  scripting: {
    executeScript: async ({ args }: { args?: unknown[] }) => [
      { frameId: 0, result: written === null ? read : editorWith(written, args?.[1]) },
    ],
  },
  commands: {
    getAll: async () => [
      { name: '_execute_action', description: '', shortcut: 'Alt+Shift+D' },
      { name: 'open-panel', description: 'Open the side panel', shortcut: 'Alt+Shift+L' },
      { name: 'open-palette', description: 'Open the palette', shortcut: '' },
    ],
  },
  permissions: {
    contains: async () => isPermitted,
    request: async () => false,
    onAdded: SILENT,
    onRemoved: SILENT,
  },
});

export default fakeBrowser;
