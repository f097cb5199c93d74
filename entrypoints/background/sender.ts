import type { Sender } from './outbox.ts';

export async function openSender(): Promise<Sender> {
  throw new Error('The sender is not built yet.');
}
