import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { format, t } from '../../lib/i18n/index.ts';
import { Button, Trans } from '../ui/index.ts';

/** A past roll, as the list shows it. */
interface PastRoll {
  /** Increments, as the list's key. */
  number: number;
  /** The title of its statblock, and its id. */
  who: string;
  statblock?: string | undefined;
  label: string;
  /** The result: a number, or whether the target was reached. */
  total: string;
  /** The faces: `3 + 4`. Empty if they say no more than the total. */
  how: string;
}

/** A key in `sessionStorage`: rolls live as long as the panel and are stored nowhere else. */
const STORAGE_KEY = 'statblock.rolls';
const MAX_ROLLS = 50;

const schema = z.array(
  z.object({
    number: z.int(),
    who: z.string(),
    statblock: z.optional(z.string()),
    label: z.string(),
    total: z.string(),
    how: z.string(),
  }),
);

export function parseRolls(raw: string | null): PastRoll[] {
  try {
    return (schema.safeParse(JSON.parse(raw ?? '[]')).data ?? []).slice(0, MAX_ROLLS);
  } catch {
    // A damaged record is no loss: it only holds the last rolls.
    return [];
  }
}

let known: PastRoll[] | null = null;
const listeners = new Set<(all: PastRoll[]) => void>();

function all(): PastRoll[] {
  if (known === null) {
    known = parseRolls(sessionStorage.getItem(STORAGE_KEY));
    browser.storage.onChanged.addListener(forgetWithAccount);
  }
  return known;
}

/** Rolls name creatures, so they are cleared when another account connects. */
function forgetWithAccount(changes: Record<string, { oldValue?: unknown; newValue?: unknown }>): void {
  const { connection } = changes;
  if (connection && accountIn(connection.oldValue) !== accountIn(connection.newValue)) clearRolls();
}

function accountIn(summary: unknown): string | null {
  if (typeof summary !== 'object' || summary === null) return null;
  return `${Reflect.get(summary, 'address')} ${Reflect.get(summary, 'username')}`;
}

function keep(next: PastRoll[]): void {
  known = next;
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  for (const listener of listeners) listener(next);
}

export function addRoll(one: Omit<PastRoll, 'number'>): void {
  keep([{ ...one, number: (all()[0]?.number ?? 0) + 1 }, ...all()].slice(0, MAX_ROLLS));
}

export const clearRolls = (): void => keep([]);

/** The rolls, newest first, kept up to date. */
function useRolls(): readonly PastRoll[] {
  const [rolls, setRolls] = useState(all);
  useEffect(() => {
    setRolls(all());
    listeners.add(setRolls);
    return () => void listeners.delete(setRolls);
  }, []);
  return rolls;
}

type Told = Omit<PastRoll, 'number'>;

/** A roll in one line: who rolled, what for, and the result. */
function RollLine({ roll }: { roll: Told }) {
  const { who, label, total, how: dice } = roll;
  const elements = {
    name: (chunks: ComponentChildren[]) => <bdi>{chunks}</bdi>,
    strong: (chunks: ComponentChildren[]) => <b class="stat-rolls-total">{chunks}</b>,
    // A sum reads from left to right in every language.
    faces: (chunks: ComponentChildren[]) => (
      <bdi class="stat-rolls-faces" dir="ltr">
        {chunks}
      </bdi>
    ),
  };
  return dice === '' ? (
    <Trans id="statblock.rolledBy" values={{ ...elements, who, label, total }} />
  ) : (
    <Trans id="statblock.rolledDiceBy" values={{ ...elements, who, label, total, dice }} />
  );
}

/** The same as text, to be announced. */
export function rollSentence({ who, label, total, how: dice }: Told): string {
  const plain = (chunks: string[]) => chunks.join('');
  const elements = { name: plain, strong: plain, faces: plain };
  const parts =
    dice === ''
      ? format<string, 'statblock.rolledBy'>('statblock.rolledBy', { ...elements, who, label, total })
      : format<string, 'statblock.rolledDiceBy'>('statblock.rolledDiceBy', {
          ...elements,
          who,
          label,
          total,
          dice,
        });
  return parts.join('');
}

/**
 * The rolls of this session, in a bar below the page. `open`: the statblocks on screen; rolls of others are marked as
 * earlier ones.
 */
export function RollList({ open }: { open: readonly string[] }) {
  const rolls = useRolls();
  const [last] = rolls;
  const isEarlier = ({ statblock }: PastRoll) => statblock !== undefined && !open.includes(statblock);
  // The bar may have appeared over what was clicked to roll.
  useEffect(() => {
    const { activeElement } = document;
    if (last && activeElement?.matches('.dice')) activeElement.scrollIntoView({ block: 'nearest' });
  }, [last?.number]);
  if (!last) return null;
  return (
    <details class="stat-rolls">
      <summary>
        <span data-earlier={isEarlier(last) || undefined}>
          {isEarlier(last) && <span class="small">{t('statblock.earlierRoll')} </span>}
          <RollLine roll={last} />
        </span>
        <span class="soft small">{t('statblock.rolls', { count: rolls.length })}</span>
      </summary>
      <ol aria-label={t('statblock.newestFirst')}>
        {rolls.map((roll) => (
          <li key={roll.number} data-earlier={isEarlier(roll) || undefined}>
            <RollLine roll={roll} />
          </li>
        ))}
      </ol>
      <Button size="small" tone="quiet" icon="bin" onClick={clearRolls}>
        {t('statblock.clearRolls')}
      </Button>
    </details>
  );
}
