import { useEffect, useRef, useState } from 'preact/hooks';
import { report, reportAs } from '../../lib/diagnostics/index.ts';
import {
  openDocuments,
  type ReadDocument,
  readDocument,
  type Unreadable,
} from '../../lib/documents/index.ts';
import {
  type ImportPlan,
  type ImportRule,
  planImport,
  type RowChoice,
  readChoices,
  readRecords,
  readWorldFacts,
  writeChoices,
} from '../../lib/import/index.ts';
import { slices } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { ChosenFile } from './chosen-files.ts';

export interface Choices {
  rules: ImportRule[];
  choices: Record<string, RowChoice>;
}

/** What was read from the chosen files. */
export interface Reading {
  documents: ReadDocument[];
  unreadable: Unreadable[];
}

export type DocumentsState =
  | { step: 'choose'; hasFailed: boolean }
  | { step: 'reading'; done: number; total: number | null }
  | { step: 'plan'; reading: Reading; chosen: Choices; plan: ImportPlan; isPlanning: boolean };

/** Milliseconds between two drawings of the progress. */
const DRAWN_EVERY = 100;

async function readAll(
  files: Promise<ChosenFile[]>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
): Promise<Reading> {
  const slice = slices();
  const opened = await openDocuments(await files, async () => void (await slice()));
  const found: Reading = {
    documents: [],
    unreadable: opened.damaged.map(({ path }) => ({ path, reason: 'damaged', format: null })),
  };
  let drawnAt = 0;
  for (const [at, file] of opened.sources.entries()) {
    signal.throwIfAborted();
    const read = await readDocument(file, slice);
    if ('documents' in read) found.documents.push(...read.documents);
    else found.unreadable.push(read.unreadable);
    if (performance.now() - drawnAt > DRAWN_EVERY) {
      drawnAt = performance.now();
      onProgress(at + 1, opened.sources.length);
    }
    await slice();
  }
  return found;
}

/** Plans again from what a person has chosen. Rejects with `DatabaseUnavailable`. */
async function planFor(
  { worldId, isByHand }: { worldId: WorldId; isByHand: boolean },
  { documents }: Reading,
  chosen: Choices,
): Promise<ImportPlan> {
  const slice = slices();
  const records = await readRecords(worldId);
  const facts = await readWorldFacts(worldId, records, slice, !isByHand);
  return planImport(documents, facts, { ...chosen, records, slice });
}

/** Reads documents and plans what they become in a world, or what a person enters there. Choices are stored with each change, by world. */
export function useDocuments(worldId: WorldId, isByHand: boolean) {
  const [state, setState] = useState<DocumentsState>({ step: 'choose', hasFailed: false });
  const abort = useRef(new AbortController());
  /** Counts plans: only the newest is shown. */
  const asked = useRef(0);
  useEffect(() => () => abort.current.abort(), []);

  const show = async (reading: Reading, chosen: Choices): Promise<void> => {
    asked.current += 1;
    const own = asked.current;
    setState((before) =>
      before.step === 'plan' ? { ...before, reading, chosen, isPlanning: true } : before,
    );
    const plan = await planFor({ worldId, isByHand }, reading, chosen);
    if (own === asked.current) setState({ step: 'plan', reading, chosen, plan, isPlanning: false });
  };
  const failed = (error: unknown) => {
    if (abort.current.signal.aborted) return setState({ step: 'choose', hasFailed: false });
    report(error, 'documents.read');
    setState({ step: 'choose', hasFailed: true });
  };

  // Another world has other articles and categories, and its own choices.
  useEffect(() => {
    if (state.step !== 'plan') return;
    readChoices(worldId).then((chosen) => show(state.reading, chosen), failed);
  }, [worldId]);

  const change = (chosen: Choices) => {
    if (state.step !== 'plan') return;
    writeChoices({ worldId, ...chosen }).catch(reportAs('documents.storeChoices'));
    show(state.reading, chosen).catch(failed);
  };
  return {
    state,
    read(files: Promise<ChosenFile[]>) {
      abort.current = new AbortController();
      const { signal } = abort.current;
      setState({ step: 'reading', done: 0, total: null });
      const run = async () => {
        const reading = await readAll(files, {
          signal,
          onProgress: (done, total) => setState({ step: 'reading', done, total }),
        });
        await show(reading, await readChoices(worldId));
      };
      run().catch(failed);
    },
    change,
    /** What was to be done with a document was decided for this import; other choices stay for the next one. */
    started() {
      if (state.step !== 'plan') return;
      const choices = Object.entries(state.chosen.choices).map(
        ([path, { action: _done, ...rest }]) => [path, rest] as const,
      );
      change({ ...state.chosen, choices: Object.fromEntries(choices) });
    },
    /** Plans again, after an import or undoing one. */
    again() {
      if (state.step === 'plan') show(state.reading, state.chosen).catch(failed);
    },
    stop: () => abort.current.abort(),
    reset() {
      asked.current += 1;
      setState({ step: 'choose', hasFailed: false });
    },
  };
}

export type Documents = ReturnType<typeof useDocuments>;
