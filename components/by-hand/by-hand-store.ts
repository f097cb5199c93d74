import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { Draft, EntryMethod } from '../../lib/outbox/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { type ConnectionSummary, readConnection } from '../../lib/stored-state/index.ts';
import { type FillItem, type FillMode, type FillResult, PLATFORM_HOSTS } from '../../lib/worldpage/index.ts';
import { announce, showToast } from '../ui/index.ts';
import { COPIED, type CopyForm, copyOf, toClipboard } from './copy-forms.ts';
import { enteredItems, hasFilled, outcomeSentences } from './entered-items.ts';

export type ByHandAction = 'insert' | CopyForm | 'done';

export type ByHandState =
  | null
  | { kind: 'inserting'; draft: Draft }
  | { kind: 'filled'; draft: Draft; results: readonly FillResult[]; replaces?: boolean | undefined }
  /** Nothing was filled in. `page`: World Anvil's page for the draft. */
  | { kind: 'away'; draft: Draft; why: Message; page: string }
  | { kind: 'notCopied'; draft: Draft; text: string };

/** What the screen with the drafts does itself. */
export interface ByHandHost {
  nameOf: (draft: Draft) => string;
  /** False if the draft's state has changed since. */
  markDone: (draft: Draft, how: EntryMethod) => Promise<boolean>;
  /** The tab with the editor; null for the active one. */
  tabId?: number | null;
  /** Only these texts of an article that is there already, in place of earlier ones. */
  changesOf?: ((draft: Draft) => readonly FillItem[] | null) | undefined;
}

export interface ByHand {
  state(): ByHandState;
  subscribe(listener: () => void): () => void;
  /** The same as `insert`, with the text at the caret or at the end if its field isn't empty. */
  insert(draft: Draft, mode?: FillMode): Promise<void>;
  run(action: ByHandAction, draft: Draft): Promise<void>;
  close(): void;
}

/** Milliseconds: long enough to read. */
const TOAST_MS = 5_000;

/** Loaded with the first use, because it brings the schema of the page's answers. */
const loadEditor = () => import('../editor-frame/index.ts');

/** What a person is doing by hand with the drafts of one screen. */
export function createByHand(host: ByHandHost): ByHand {
  const listeners = new Set<() => void>();
  /** How each draft was last taken from here. */
  const methods = new Map<string, EntryMethod>();
  let state: ByHandState = null;

  const show = (next: ByHandState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  async function insert(draft: Draft, mode: FillMode = 'ifEmpty'): Promise<void> {
    if (state?.kind === 'inserting') return;
    const changes = host.changesOf?.(draft) ?? null;
    const items = changes ?? enteredItems(draft);
    const wanted = mode === 'ifEmpty' ? items : items.filter(({ part }) => part === 'content');
    const before = state?.kind === 'filled' && state.draft.id === draft.id ? state.results : [];
    show({ kind: 'inserting', draft });
    const [connection, settings, editor] = await Promise.all([
      readConnection(),
      readSettings(),
      loadEditor(),
    ]).catch((error: unknown) => {
      // Nothing was asked of the page, so the person can try again.
      show(null);
      throw error;
    });
    const hosts = editor.worldAnvilHosts(connection, settings);
    const found = await editor.fillEditor(host.tabId ?? null, wanted, mode, hosts);
    if (typeof found === 'string') {
      show({ kind: 'away', draft, why: message(AWAY[found]), page: pageForDraft(draft, connection) });
      return announce(t(AWAY[found]));
    }
    const again = new Set(found.map(({ part }) => part));
    const results = [...before.filter(({ part }) => !again.has(part)), ...found];
    if (hasFilled(results)) methods.set(draft.id, 'inserted');
    show({ kind: 'filled', draft, results, replaces: changes !== null });
    announce(outcomeSentences(results).join(' '));
  }

  async function copy(draft: Draft, form: CopyForm): Promise<void> {
    const copied = copyOf(draft, form);
    if (!(await toClipboard(copied))) return show({ kind: 'notCopied', draft, text: copied.text });
    if (!methods.has(draft.id)) methods.set(draft.id, 'copied');
    const sentence = t(COPIED[form](host.nameOf(draft)));
    showToast({ id: 'by-hand', tone: 'good', content: sentence, displayMs: TOAST_MS });
    announce(sentence);
  }

  async function done(draft: Draft): Promise<void> {
    if (!(await host.markDone(draft, methods.get(draft.id) ?? 'unknown'))) return;
    if (state?.draft.id === draft.id) show(null);
    announce(t('byHand.marked', { name: host.nameOf(draft) }));
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    insert,
    run(action, draft) {
      if (action === 'insert') return insert(draft);
      return action === 'done' ? done(draft) : copy(draft, action);
    },
    close: () => show(null),
  };
}

const AWAY = {
  'no-page': 'byHand.noEditor',
  'no-editor': 'byHand.noEditor',
  closed: 'byHand.closed',
  unknown: 'byHand.noAnswer',
} as const;

const CODE = /^[a-z][a-zA-Z]{0,79}$/;
/** Places share a page; the query tells which. */
const PLACES: ReadonlySet<string> = new Set(['settlement', 'landmark', 'location']);

/** World Anvil's page for the draft: a new article with its template, or the article that it is added to. */
export function pageForDraft({ text: { target } }: Draft, connection: ConnectionSummary): string {
  const address = addressOf(connection);
  if (target.kind === 'append') return editPageOf(target.articleId, address);
  return newPageOf(target.template, address);
}

/** Where World Anvil is. */
export const addressOf = (connection: ConnectionSummary): string =>
  connection.state === 'none' ? `https://${PLATFORM_HOSTS[0]}` : connection.address;

export const editPageOf = (articleId: string, address: string): string =>
  `${address}/world/article/${encodeURIComponent(articleId)}/edit`;

export function newPageOf(wanted: string, address: string): string {
  const template = CODE.test(wanted) ? wanted : 'article';
  return PLACES.has(template)
    ? `${address}/world/location/new?type=${template}`
    : `${address}/world/${template}/new`;
}
