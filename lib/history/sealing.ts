import type { ChangedRef, Edit, Json, Values } from '../model/index.ts';
import type { BatchStore } from './batch-store.ts';
import type { ChangeRow, ItemOutcome, ItemRow } from './database.ts';
import { isSealed, sealedIn } from './sealed-values.ts';
import type { HistoryStore, Verdict } from './store.ts';

/** Encrypts what secrets say before it is stored. */
export interface Sealing {
  /** Runs what encrypts and stores, while nobody forgets what is encrypted. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Rejects if secrets may not be stored, or can't be encrypted now. */
  seal(text: string): Promise<string>;
  /** Null if it can't be opened now. */
  open(sealed: string): Promise<string | null>;
}

/** What may be stored of a secret as it is. */
const OPEN_FIELDS: ReadonlySet<string> = new Set(['state', 'groupIds', 'title']);

type Turn = (field: string, value: Json) => Promise<Json>;

const sealing =
  ({ seal }: Sealing): Turn =>
  async (field, value) =>
    OPEN_FIELDS.has(field) || isSealed(value) ? value : { sealed: await seal(JSON.stringify(value)) };

const opening =
  ({ open }: Pick<Sealing, 'open'>): Turn =>
  async (_field, value) => {
    const sealed = sealedIn(value);
    const text = sealed === null ? null : await open(sealed);
    const opened: Json = text === null ? value : JSON.parse(text);
    return opened;
  };

/** Values with what is encrypted opened, as far as it can be. */
export const openedValues = (values: Values, by: Pick<Sealing, 'open'>): Promise<Values> =>
  turned(values, opening(by));

async function turned(values: Values, turn: Turn): Promise<Values> {
  const entries = Object.entries(values).map(
    async ([name, value]) => [name, value === undefined ? value : await turn(name, value)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

const orNull = async (values: Values | null, turn: Turn): Promise<Values | null> =>
  values && turned(values, turn);

async function turnedRow(row: ChangeRow, turn: Turn): Promise<ChangeRow> {
  if (row.ref.kind !== 'secret') return row;
  const [before, after, found] = await Promise.all([
    turned(row.before, turn),
    turned(row.after, turn),
    orNull(row.found, turn),
  ]);
  return { ...row, before, after, found };
}

async function turnedVerdict(verdict: Verdict, turn: Turn): Promise<Verdict> {
  const { after, found } = verdict;
  return {
    ...verdict,
    ...(after && { after: await turned(after, turn) }),
    ...(found && { found: await turned(found, turn) }),
  };
}

async function turnedEdit(edit: Edit, turn: Turn): Promise<Edit> {
  if (edit.ref.kind !== 'secret') return edit;
  const [changes, seen] = await Promise.all([turned(edit.changes, turn), orNull(edit.seen, turn)]);
  return { ...edit, changes, seen };
}

async function turnedOutcome(outcome: ItemOutcome | null, turn: Turn): Promise<ItemOutcome | null> {
  if (outcome?.state === 'same') return { ...outcome, stands: await turned(outcome.stands, turn) };
  if (outcome?.state !== 'conflict') return outcome;
  const [stands, seen, wanted] = await Promise.all([
    turned(outcome.stands, turn),
    turned(outcome.seen, turn),
    turned(outcome.wanted, turn),
  ]);
  return { ...outcome, stands, seen, wanted };
}

async function turnedItem(item: ItemRow, turn: Turn): Promise<ItemRow> {
  if (item.edit.ref.kind !== 'secret') return item;
  const [edit, outcome] = await Promise.all([turnedEdit(item.edit, turn), turnedOutcome(item.outcome, turn)]);
  return { ...item, edit, outcome };
}

const isOfSecret = ({ ref }: { ref: ChangedRef }): boolean => ref.kind === 'secret';

/** The same stores, which hold what secrets say only encrypted. What can't be opened now stays encrypted. */
export function withSealing(
  { store, batches }: { store: HistoryStore; batches: BatchStore },
  by: Sealing,
): { store: HistoryStore; batches: BatchStore } {
  const [seal, open] = [sealing(by), opening(by)];
  const opened = (row: ChangeRow | null) => row && turnedRow(row, open);
  const all = (rows: readonly ChangeRow[]) => Promise.all(rows.map((row) => turnedRow(row, open)));
  return {
    store: {
      ...store,
      begin: (row, whole) =>
        isOfSecret(row)
          ? by.during(async () => store.begin(await turnedRow(row, seal), whole))
          : store.begin(row, whole),
      async settle(id, verdict) {
        const hasTexts = verdict.after !== undefined || verdict.found != null;
        const row = hasTexts ? await store.get(id) : null;
        const settled =
          row && isOfSecret(row)
            ? await by.during(async () => store.settle(id, await turnedVerdict(verdict, seal)))
            : await store.settle(id, verdict);
        return opened(settled);
      },
      get: async (id) => opened(await store.get(id)),
      ofResource: async (ref, limit) => all(await store.ofResource(ref, limit)),
      ofBatch: async (batch) => all(await store.ofBatch(batch)),
      open: async () => all(await store.open()),
    },
    batches: {
      ...batches,
      add: (row, items) =>
        items.some(({ edit }) => isOfSecret(edit))
          ? by.during(async () => {
              const sealed = items.map(async (item) => ({
                ...item,
                edit: await turnedEdit(item.edit, seal),
              }));
              await batches.add(row, await Promise.all(sealed));
            })
          : batches.add(row, items),
      async next(batch, from) {
        const item = await batches.next(batch, from);
        return item && turnedItem(item, open);
      },
      change: (item) =>
        isOfSecret(item.edit)
          ? by.during(async () => batches.change(await turnedItem(item, seal)))
          : batches.change(item),
    },
  };
}
