import { openHistory } from '../../lib/history/index.ts';
import { download } from '../outbox/index.ts';
import { announce } from '../ui/index.ts';

/** Downloads the whole history as a file. */
export async function saveHistory(): Promise<void> {
  const text = await openHistory().exportAll();
  const day = new Date().toISOString().slice(0, 10);
  download(`loreside-history-${day}.json`, text);
  announce('The file is in your downloads.');
}
