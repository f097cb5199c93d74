import { useEffect, useRef, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import { type Message, message } from '../../lib/i18n/index.ts';
import { sentenceOf } from '../../lib/model/index.ts';
import { type ExportSource, type ImportProgress, type ImportReport, readExport } from './read-export.ts';
import { TabUnreadable } from './tab-text.ts';

export type ImportState =
  | { step: 'choose'; problem: Message | null }
  | { step: 'reading'; progress: ImportProgress | null }
  | { step: 'done'; report: ImportReport };

export interface Import {
  state: ImportState;
  start: (source: ExportSource) => void;
  /** Keeps what was read. */
  stop: () => void;
  /** Back to the choice of an export. */
  reset: () => void;
}

/** Milliseconds between two drawings of the progress. */
const DRAWN_EVERY = 100;

/** Reads one export after the other, and stops when the page closes. */
export function useImport(): Import {
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: null });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (source: ExportSource): Promise<ImportState> => {
    const controller = new AbortController();
    abort.current = controller;
    let drawnAt = 0;
    const outcome = await readExport(source, {
      signal: controller.signal,
      onProgress: (progress) => {
        const isFirst = drawnAt === 0;
        if (!isFirst && performance.now() - drawnAt < DRAWN_EVERY) return;
        drawnAt = performance.now();
        setState({ step: 'reading', progress });
      },
    });
    switch (outcome.kind) {
      case 'read':
        return { step: 'done', report: outcome.report };
      case 'stopped':
        return { step: 'choose', problem: null };
      case 'notExport':
        return { step: 'choose', problem: message('import.notExport') };
      case 'connected':
        return { step: 'choose', problem: message('import.connected', { world: outcome.title }) };
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
