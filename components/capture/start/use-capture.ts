import { useEffect, useRef, useState } from 'preact/hooks';
import { type MessageId, t } from '../../../lib/i18n/index.ts';
import type { Settings } from '../../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../../lib/stored-state/index.ts';
import { announce } from '../../ui/index.ts';
import { lastShown, rememberShown } from '../form/form.ts';
import type { DraftStore } from '../store/draft-store-state.ts';
import type { Preferences } from '../use-preferences.ts';
import { beginCapture, type CaptureOutcome } from './begin-capture.ts';
import { STARTED_FROM } from './earlier-drafts.ts';
import { pageInFront, pendingCapture, readPage } from './page.ts';

/** Most pages aren't editors, and need no more code to tell. */
const MAY_BE_EDITOR = /\/(?:edit|new)\/?(?:[?#]|$)|\/p\/athena\//;

/** Whether an address is that of World Anvil's editor for a new or existing article. */
async function isArticleEditor(
  url: string | undefined,
  connection: ConnectionSummary,
  settings: Settings,
): Promise<boolean> {
  if (url === undefined || !MAY_BE_EDITOR.test(url)) return false;
  const { isEditorAddress } = await import('../../editor-frame/index.ts');
  return isEditorAddress(url, connection, settings);
}

const EXPORT_PATH = /\/world\/[^/]+\/export\/?(?:[?#]|$)/;

/** Whether an address is that of World Anvil's page with a whole world on it. */
async function isExportPage(
  url: string | undefined,
  connection: ConnectionSummary,
  settings: Settings,
): Promise<boolean> {
  if (url === undefined || !EXPORT_PATH.test(url)) return false;
  const [{ worldAnvilHosts }, { PLATFORM_HOSTS }] = await Promise.all([
    import('../../editor-frame/index.ts'),
    import('../../../lib/worldpage/index.ts'),
  ]);
  const { host, pathname } = new URL(url);
  return (
    EXPORT_PATH.test(pathname) && [...PLATFORM_HOSTS, ...worldAnvilHosts(connection, settings)].includes(host)
  );
}

const ANNOUNCEMENTS = {
  selection: 'capture.selectionCaptured',
  page: 'capture.pageCaptured',
  link: 'capture.linkCaptured',
} as const satisfies Record<'selection' | 'page' | 'link', MessageId>;

// Requested while the script is still being evaluated, so most answers are there when the draft store opens.
const page = pageInFront(location.search);
const pending = pendingCapture();

async function announceCapture(captured: Extract<CaptureOutcome, { kind: 'captured' }>): Promise<void> {
  const sentences = [t(ANNOUNCEMENTS[captured.what])];
  if (captured.drafts > 1) {
    const { sentenceOfParts } = await import('../capture-notice.tsx');
    const parts = sentenceOfParts(captured);
    if (parts) sentences.push(t(parts));
  }
  if (captured.replaced) sentences.push(t('capture.replacedSelection'));
  announce(sentences.join(' '));
}

/** How the page was captured, and what can still be changed about it. */
interface Capture {
  outcome: CaptureOutcome;
  /** Brings back the capture that this one replaced; null if there is none. */
  keepBoth: (() => void) | null;
}

/** Captures the page once, as soon as everything that a draft starts from has been read. */
export function useCapture(
  draftStore: DraftStore | null,
  preferences: Preferences | undefined,
  draftId: string | null,
): Capture {
  const [outcome, setOutcome] = useState<CaptureOutcome>({ kind: 'reading' });
  const ready = draftStore !== null && preferences !== undefined;
  useEffect(() => {
    if (!ready) return;
    void (async () => {
      await beginCapture({
        draftStore,
        // Without a page, the popup starts an empty draft.
        page: await page.catch(() => null),
        pending,
        read: readPage,
        isEditor: (url) => isArticleEditor(url, preferences.connection, preferences.settings),
        isExport: (url) => isExportPage(url, preferences.connection, preferences.settings),
        suggest: async (captured) => {
          const { suggestionFor } = await import('./suggest-template.ts');
          const suggestion = suggestionFor(captured);
          return suggestion?.sure ? suggestion.template : null;
        },
        draftDefaults: () => ({ ...preferences, now: Date.now(), id: crypto.randomUUID() }),
        lastShown,
        asked: new URLSearchParams(location.search).get('draft'),
        onOutcome: (next) => {
          setOutcome(next);
          if (next.kind === 'captured') void announceCapture(next);
          if (next.kind === 'reopened')
            announce(t(next.instead ? STARTED_FROM[next.instead.from] : 'capture.reopened'));
        },
      });
    })();
  }, [ready]);
  // Hide the notice about a failed capture once another draft is shown.
  const shownDraftId = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (outcome.kind !== 'nothing') return;
    if (shownDraftId.current === undefined) shownDraftId.current = draftId;
    else if (draftId !== null && draftId !== shownDraftId.current) setOutcome({ kind: 'asked' });
  }, [outcome.kind, draftId]);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    // The capture itself reports what is wrong with the page.
    void page.then((found) => setUrl(found?.url ?? null)).catch(() => {});
  }, []);
  useEffect(() => {
    if (draftId !== null && url !== null && outcome.kind !== 'reading') rememberShown(draftId, url);
  }, [draftId, url, outcome.kind]);
  const replaced = outcome.kind === 'captured' ? outcome.replaced : null;
  const keepBoth = async () => {
    if (outcome.kind !== 'captured' || !replaced) return;
    setOutcome({ ...outcome, replaced: null });
    await replaced.keepBoth();
    announce(t('capture.keptBoth'));
  };
  return { outcome, keepBoth: replaced && (() => void keepBoth()) };
}
