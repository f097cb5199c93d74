import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import type { WorldSummary } from '../model/index.ts';
import { adoptAccountId } from './account.ts';
import { BROKEN_CONNECTION_KEY, CONNECTION_KEY } from './connection-keys.ts';
import { stored } from './stored.ts';

/**
 * What screens know of the connection. In Firefox content scripts could read it too, so neither any part of the
 * credentials nor the account id is in it.
 */
export interface Connection {
  /** `locked`: a passphrase is wanted first. `refused`: the service turned the credentials away. */
  state: 'connected' | 'locked' | 'refused';
  address: string;
  version: 'current' | 'earlier';
  segment: string;
  username: string;
  worlds: WorldSummary[];
  /** The world that drafts go to; null while none is chosen. */
  worldId: string | null;
  hasPassphrase: boolean;
  /** The user token was stored before the passphrase was set: the browser's files can still hold it in readable form. */
  tokenExposed: boolean;
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
  worlds: z.array(z.object({ id: z.string(), title: z.string(), slug: text, url: text, ownership: text })),
  worldId: text,
  hasPassphrase: z.boolean(),
  tokenExposed: z.optional(z.boolean()),
  sentence: z.optional(z.string()),
  templates: z.array(z.string()),
});

/** Anything that is no summary counts as no connection: connecting again writes it anew. */
function parse(raw: unknown): ConnectionSummary {
  const parsed = summary.safeParse(raw);
  if (!parsed.success) return { state: 'none' };
  const { sentence, tokenExposed = false, ...others } = parsed.data;
  const rest = { ...others, tokenExposed };
  return sentence === undefined ? rest : { ...rest, sentence };
}

const store = stored(CONNECTION_KEY, parse);

export const readConnection = (): Promise<ConnectionSummary> => store.read();

/** Calls back with each new summary. Returns how to stop. */
export const watchConnection = (listener: (connection: ConnectionSummary) => void): (() => void) =>
  store.watch(listener);

/** For the background alone. Only the fields of the summary are written, whatever else the object carries. */
export const writeConnection = (connection: ConnectionSummary): Promise<void> =>
  store.write(connection.state === 'none' ? null : parse(connection));

/**
 * For the background alone, at its start: what is no summary is kept under another key, and what earlier releases wrote
 * beside a summary (the ends of both credentials, the account id) is deleted.
 */
export async function tidyStoredConnection(): Promise<void> {
  const stored = await browser.storage.local.get([CONNECTION_KEY, BROKEN_CONNECTION_KEY]);
  await adoptAccountId(stored[CONNECTION_KEY]);
  const broken = withoutPrivate(stored[BROKEN_CONNECTION_KEY]);
  if (broken !== stored[BROKEN_CONNECTION_KEY])
    await browser.storage.local.set({ [BROKEN_CONNECTION_KEY]: broken });
  const raw = stored[CONNECTION_KEY];
  if (raw === undefined) return;
  if (summary.safeParse(raw).success) {
    if (withoutPrivate(raw) !== raw) await writeConnection(parse(raw));
    return;
  }
  await browser.storage.local.set({ [BROKEN_CONNECTION_KEY]: withoutPrivate(raw) });
  await store.write(null);
}

const PRIVATE: readonly string[] = ['accountId', 'keyEnding', 'tokenEnding'];

/** The same value where nothing private is in it. */
function withoutPrivate(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !PRIVATE.some((name) => Object.hasOwn(raw, name)))
    return raw;
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !PRIVATE.includes(name)));
}
