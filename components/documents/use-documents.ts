import { useEffect, useRef, useState } from 'preact/hooks';
import { report, reportAs } from '../../lib/diagnostics/index.ts';
import {
  type OpenedDocuments,
  openDocuments,
  type ReadDocument,
  readDocument,
  readTableSample,
  type TableLayout,
  type TableSample,
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
  tables?: Record<string, TableLayout>;
}

/** What was read from the chosen files. */
export interface Reading {
  documents: ReadDocument[];
  unreadable: Unreadable[];
  /** Files that were left, because there are too many. */
  left: number;
}

/** Tables of one kind, by the first of them. */
export interface TableKind extends TableSample {
  count: number;
}

export type DocumentsState =
  | { step: 'choose'; hasFailed: boolean }
  | { step: 'reading'; done: number; total: number | null }
  | { step: 'tables'; opened: OpenedDocuments; chosen: Choices; tables: TableKind[] }
  | { step: 'plan'; reading: Reading; chosen: Choices; plan: ImportPlan; isPlanning: boolean };

/** Milliseconds between two drawings of the progress. */
const DRAWN_EVERY = 100;

/** The kinds of tables among the files, each with its first rows. */
async function tablesIn({ sources }: OpenedDocuments, { tables = {} }: Choices): Promise<TableKind[]> {
  const kinds = new Map<string, TableKind>();
  for (const file of sources) {
    const sample = await readTableSample(file, (key) => tables[key]);
    const known = sample && kinds.get(sample.key);
    if (known) known.count += 1;
    else if (sample) kinds.set(sample.key, { ...sample, count: 1 });
  }
  return [...kinds.values()];
}

async function readAll(
  opened: OpenedDocuments,
  { tables = {} }: Choices,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
): Promise<Reading> {
  const slice = slices();
  const found: Reading = {
    documents: [],
    left: opened.left,
    unreadable: opened.damaged.map(({ path }) => ({ path, reason: 'damaged', format: null })),
  };
  let drawnAt = 0;
  for (const [at, file] of opened.sources.entries()) {
    signal.throwIfAborted();
    const read = await readDocument(file, slice, (key) => tables[key]);
    if ('documents' in read) {
      // Of thousands, a spread would be too many arguments.
      for (const document of read.documents) found.documents.push(document);
      if (read.rest) found.unreadable.push(read.rest);
    } else found.unreadable.push(read.unreadable);
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

  const readOn = async (opened: OpenedDocuments, chosen: Choices): Promise<void> => {
    const { signal } = abort.current;
    setState({ step: 'reading', done: 0, total: opened.sources.length });
    const onProgress = (done: number, total: number) => setState({ step: 'reading', done, total });
    await show(await readAll(opened, chosen, { signal, onProgress }), chosen);
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
        const slice = slices();
        const opened = await openDocuments(await files, async () => void (await slice()));
        const chosen = await readChoices(worldId);
        const tables = await tablesIn(opened, chosen);
        signal.throwIfAborted();
        if (tables.length > 0) setState({ step: 'tables', opened, chosen, tables });
        else await readOn(opened, chosen);
      };
      run().catch(failed);
    },
    /** Another separator makes other columns. */
    changeTable(table: TableKind, layout: TableLayout) {
      if (state.step !== 'tables') return;
      const set = (next: TableKind) =>
        setState({ ...state, tables: state.tables.map((one) => (one.key === table.key ? next : one)) });
      const source = state.opened.sources.find(({ path }) => path === table.path);
      if (layout.separator === table.layout.separator || !source) return set({ ...table, layout });
      readTableSample(source, () => layout).then(
        (sample) => set({ ...(sample ?? { ...table, layout }), count: table.count }),
        failed,
      );
    },
    /** Reads on, with the tables as they were chosen. */
    takeTables() {
      if (state.step !== 'tables') return;
      const { opened, chosen } = state;
      const tables = Object.fromEntries(state.tables.map(({ key, layout }) => [key, layout]));
      const next: Choices = { ...chosen, tables: { ...chosen.tables, ...tables } };
      writeChoices({ worldId, ...next }).catch(reportAs('documents.storeChoices'));
      readOn(opened, next).catch(failed);
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
