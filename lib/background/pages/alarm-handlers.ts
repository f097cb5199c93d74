import browser from 'webextension-polyfill';
import { reportAndUse } from '../../diagnostics/index.ts';
import { formatDate, t } from '../../i18n/index.ts';
import { refreshOne } from '../../library/index.ts';
import type { Handlers, Sender } from '../../messaging/index.ts';
import { ok, VERSIONED_KINDS, type VersionedRef, type WorldId } from '../../model/index.ts';
import { loadLanguage, readSettings } from '../../settings/index.ts';
import type { PanelRequest } from '../../stored-state/index.ts';
import { type Alarm, lossText, readVersions } from '../../versions/index.ts';
import type { CallService } from '../core/call-service.ts';
import { createRateLimit } from '../core/rate-limit.ts';
import { editorAt, ownEditor } from './own-editors.ts';
import { addressOf } from './page-entry.ts';

type AlarmHandlers = Pick<Handlers, 'page.alarm' | 'page.closeAlarm'>;

/** Alarms that were closed on a page, in this session. The panel still shows them. */
const CLOSED_KEY = 'alarms.closed';
const MOST_CLOSED = 50;
/** Entries read again per minute, for all editors together. */
const MOST_READ = 30;

interface Edited {
  worldId: WorldId;
  ref: VersionedRef;
}

/** The entry of an own, copied world that the sender edits. Secrets are compared only once their screen asks. */
async function editedBy(sender: Sender): Promise<Edited | null> {
  const { pathname, search } = new URL(addressOf(sender));
  const shown = await editorAt(await readSettings(), sender, pathname + search);
  if (shown?.page.does !== 'edits' || shown.page.id === null) return null;
  const { subject, id } = shown.page;
  const kind = VERSIONED_KINDS.find((one) => one === subject && one !== 'secret');
  const editor = kind && (await ownEditor(shown, null));
  return editor ? { worldId: editor.worldId, ref: { kind, id } } : null;
}

/** What a save has lost in an entry, as long as nobody has said that it was intended. */
const alarmOf = async ({ worldId, ref }: Edited): Promise<Alarm | null> =>
  (await readVersions(worldId, ref).catch(reportAndUse('alarms.read', null)))?.alarm ?? null;

const nameOf = ({ worldId, ref: { kind, id } }: Edited, { at }: Alarm): string =>
  `${worldId} ${kind}:${id} ${at}`;

async function closedAlarms(): Promise<string[]> {
  const stored: unknown = (await browser.storage.session.get(CLOSED_KEY))[CLOSED_KEY];
  return Array.isArray(stored) ? stored : [];
}

/** The versions of the entry that the sender edits. */
export async function versionsTarget(sender: Sender): Promise<PanelRequest | null> {
  const edited = await editedBy(sender);
  return edited && { view: 'versions', worldId: edited.worldId, ...edited.ref };
}

/** Handlers for what a save has lost in the editor that sends. Its address says which entry, never its request. */
export function alarmHandlers(call: CallService): AlarmHandlers {
  const mayRead = createRateLimit(MOST_READ);
  return {
    'page.alarm': async (_, sender) => {
      const edited = await editedBy(sender);
      if (!edited) return ok({ loss: null, isOld: false });
      const { worldId, ref } = edited;
      const { signal } = new AbortController();
      // What replaces the text in the offline copy is compared with it there. Offline, what is known is shown.
      const isOld = !mayRead();
      if (!isOld) await call(worldId, (service) => refreshOne(service, worldId, ref, { signal }));
      const alarm = await alarmOf(edited);
      if (!alarm || (await closedAlarms()).includes(nameOf(edited, alarm))) return ok({ loss: null, isOld });
      await loadLanguage();
      const time = formatDate(alarm.at, { dateStyle: 'medium', timeStyle: 'short' });
      return ok({ loss: t('versions.lossHere', { time, what: lossText(alarm.losses) }), isOld });
    },
    'page.closeAlarm': async (_, sender) => {
      const edited = await editedBy(sender);
      const alarm = edited && (await alarmOf(edited));
      if (alarm) {
        const closed = [...(await closedAlarms()), nameOf(edited, alarm)].slice(-MOST_CLOSED);
        await browser.storage.session.set({ [CLOSED_KEY]: closed });
      }
      return ok(undefined);
    },
  };
}
