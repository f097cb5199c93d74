import { useEffect, useRef, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import { formatList, type Message, message } from '../../lib/i18n/index.ts';
import { sentenceOf } from '../../lib/model/index.ts';
import type { OpenedExport } from '../../lib/world-export/index.ts';
import { type ImportProgress, readExport } from './read-export.ts';
import type { ImportReport } from './reading.ts';
import { ZIP_PROBLEMS } from './report-view.tsx';
import { TabUnreadable } from './tab-text.ts';
import type { TargetQuestion } from './target-of.ts';

export type ImportState =
  | { step: 'choose'; problem: Message | null }
  | { step: 'reading'; progress: ImportProgress | null }
  | { step: 'asking'; question: TargetQuestion; answer: (isSame: boolean) => void }
  | { step: 'done'; reports: ImportReport[] };

export interface Import {
  state: ImportState;
  start: (source: Promise<OpenedExport>) => void;
  /** Keeps what was read. */
  stop: () => void;
  /** Back to the choice of an export. */
  reset: () => void;
}

/** Milliseconds between two drawings of the progress. */
const DRAWN_EVERY = 100;

/** Closing the page ends the reading, so the browser asks first, in its own words. */
function useAskBeforeLeaving(isReading: boolean): void {
  useEffect(() => {
    if (!isReading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isReading]);
}

/** Reads one export after the other, and stops when the page closes. */
export function useImport(): Import {
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: null });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  useAskBeforeLeaving(state.step === 'reading');

  const run = async (opened: Promise<OpenedExport>): Promise<ImportState> => {
    const controller = new AbortController();
    abort.current = controller;
    let drawnAt = 0;
    const outcome = await readExport(await opened, {
      signal: controller.signal,
      onProgress: (progress) => {
        const isFirst = drawnAt === 0;
        if (!isFirst && performance.now() - drawnAt < DRAWN_EVERY) return;
        drawnAt = performance.now();
        setState({ step: 'reading', progress });
      },
      ask: (question) =>
        new Promise((resolve, reject) => {
          const { signal } = controller;
          signal.addEventListener('abort', () => reject(signal.reason));
          const answer = (isSame: boolean) => {
            setState({ step: 'reading', progress: null });
            resolve(isSame);
          };
          setState({ step: 'asking', question, answer });
        }),
    });
    switch (outcome.kind) {
      case 'read':
        return { step: 'done', reports: outcome.reports };
      case 'stopped':
        return { step: 'choose', problem: null };
      case 'notExport':
        return { step: 'choose', problem: message('import.notExport') };
      case 'translated':
        return { step: 'choose', problem: message('import.translated') };
      case 'damaged':
        return { step: 'choose', problem: ZIP_PROBLEMS[outcome.damage] };
      case 'other': {
        const { format } = outcome;
        const problem =
          format === null ? message('import.singleFile') : message('import.otherFormat', { format });
        return { step: 'choose', problem };
      }
      case 'connected':
        return {
          step: 'choose',
          problem: message('import.connected', { world: formatList(outcome.titles) }),
        };
    }
  };

  return {
    state,
    start(source) {
      setState({ step: 'reading', progress: null });
      run(source).then(setState, (error: unknown) => {
        const sentence = sentenceOf(error);
        if (!sentence && !(error instanceof TabUnreadable)) report(error, 'import.read');
        setState({
          step: 'choose',
          problem: sentence ?? message(error instanceof TabUnreadable ? 'import.tabFailed' : 'import.failed'),
        });
      });
    },
    stop: () => abort.current?.abort(),
    reset: () => setState({ step: 'choose', problem: null }),
  };
}
