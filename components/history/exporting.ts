import { HistoryUnavailable, openHistory } from '../../lib/history/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { failed, ok, type Result } from '../../lib/model/index.ts';
import { download } from '../outbox/index.ts';
import { announce } from '../ui/index.ts';

/** Downloads the whole history as a file. */
export async function saveHistory(): Promise<Result<void>> {
  let text: string;
  try {
    text = await openHistory().exportAll();
  } catch (error) {
    if (!(error instanceof HistoryUnavailable)) throw error;
    return failed({ kind: 'historyUnavailable', sentence: error.sentence });
  }
  const day = new Date().toISOString().slice(0, 10);
  download(`loreside-history-${day}.json`, text);
  announce(t('history.exported'));
  return ok(undefined);
}
