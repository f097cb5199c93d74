import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import type { WorldSummary } from '../model/index.ts';
import { stored } from './stored.ts';

/** What screens know of the connection: everything but the credentials. */
export interface Connection {
  /** `locked`: a passphrase is wanted first. `refused`: the service turned the credentials away. */
  state: 'connected' | 'locked' | 'refused';
  address: string;
  version: 'current' | 'earlier';
  segment: string;
  username: string;
  accountId: string;
  worlds: WorldSummary[];
  /** The world that drafts go to; null while none is chosen. */
  worldId: string | null;
  /** The last four characters of each secret, so that a person can tell which one stands there. */
  keyEnding: string;
  tokenEnding: string;
  hasPassphrase: boolean;
  /** Why it was refused. */
  sentence?: string;
  /** Template codes that this version may create. */
  templates: string[];
}

export type ConnectionSummary = { state: 'none' } | Connection;

const text = z.nullable(z.string());
const summary = z.object({
  state: z.enum(['connected', 'locked', 'refused']),
  address: z.string(),
  version: z.enum(['current', 'earlier']),
  segment: z.string(),
  username: z.string(),
  accountId: z.string(),
  worlds: z.array(z.object({ id: z.string(), title: z.string(), slug: text, url: text, ownership: text })),
  worldId: text,
  keyEnding: z.string().check(z.maxLength(4)),
  tokenEnding: z.string().check(z.maxLength(4)),
  hasPassphrase: z.boolean(),
  sentence: z.optional(z.string()),
  templates: z.array(z.string()),
});

/** Anything that is no summary counts as no connection: connecting again writes it anew. */
function parse(raw: unknown): ConnectionSummary {
  const parsed = summary.safeParse(raw);
  if (!parsed.success) return { state: 'none' };
  const { sentence, ...rest } = parsed.data;
  return sentence === undefined ? rest : { ...rest, sentence };
}

const KEY = 'connection';
const BROKEN_KEY = 'connection.broken';

const store = stored(KEY, parse);

export const readConnection = (): Promise<ConnectionSummary> => store.read();

/** Calls back with each new summary. Returns how to stop. */
export const watchConnection = (listener: (connection: ConnectionSummary) => void): (() => void) =>
  store.watch(listener);

/** For the background alone. Only the fields of the summary are written, whatever else the object carries. */
export const writeConnection = (connection: ConnectionSummary): Promise<void> =>
  store.write(connection.state === 'none' ? null : parse(connection));

/** For the background alone, at its start: what lies there and is no summary is kept under another key. */
export async function setBrokenConnectionAside(): Promise<void> {
  const raw = (await browser.storage.local.get(KEY))[KEY];
  if (raw === undefined || summary.safeParse(raw).success) return;
  await browser.storage.local.set({ [BROKEN_KEY]: raw });
  await store.write(null);
}
