import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { type Message, readMessage } from '../i18n/index.ts';
import type { WorldSummary } from '../model/index.ts';
import { adoptAccountId } from './account.ts';
import { BROKEN_CONNECTION_KEY, CONNECTION_KEY } from './connection-keys.ts';
import { stored } from './stored.ts';

/** The connection as screens see it. Firefox's content scripts see it too, so nothing here is private. */
export interface Connection {
  /** `locked`: the passphrase is needed first. `refused`: World Anvil rejected the credentials. */
  state: 'connected' | 'locked' | 'refused';
  address: string;
  version: 'current' | 'earlier';
  segment: string;
  username: string;
  worlds: WorldSummary[];
  /** The world that drafts go to, or null if none is selected. */
  worldId: string | null;
  hasPassphrase: boolean;
  /** Stored before the passphrase was set, so the browser's files may still contain the user token. */
  tokenExposed: boolean;
  /** Why the credentials were rejected. */
  sentence?: Message;
  /** Template codes that this API version can create. */
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
  sentence: z.optional(z.unknown()),
  templates: z.array(z.string()),
});

/** Anything invalid counts as no connection. Connecting again replaces it. */
function parse(raw: unknown): ConnectionSummary {
  const parsed = summary.safeParse(raw);
  if (!parsed.success) return { state: 'none' };
  const { sentence, tokenExposed = false, ...others } = parsed.data;
  const rest = { ...others, tokenExposed };
  return sentence === undefined ? rest : { ...rest, sentence: readMessage(sentence) };
}

/** Only the background writes it: only the summary's own fields, even if the object has more. */
export const {
  read: readConnection,
  watch: watchConnection,
  write: writeConnection,
} = stored(CONNECTION_KEY, parse, (connection) => (connection.state === 'none' ? null : parse(connection)));

/**
 * Only for the background, at startup. Moves an invalid summary to another key, and deletes private fields that earlier
 * releases stored with the summary: the ends of the credentials and the account id.
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
  await browser.storage.local.remove(CONNECTION_KEY);
}

const PRIVATE: readonly string[] = ['accountId', 'keyEnding', 'tokenEnding'];

/** The same value if it contains nothing private. */
function withoutPrivate(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !PRIVATE.some((name) => Object.hasOwn(raw, name)))
    return raw;
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !PRIVATE.includes(name)));
}
