import type { Message } from '../../i18n/index.ts';
import type { FullService } from '../../service/index.ts';
import type { Vault } from '../../vault/index.ts';

/** What the parts of the background share. Credentials stay with the connection; other parts only get the service. */
export interface BackgroundServices {
  /** Null without a working connection: none, locked, refused, or being changed. */
  service(): Promise<FullService | null>;
  vault: Pick<Vault, 'hasPassphrase' | 'sealText' | 'openText'>;
  /** World Anvil rejected the credentials. */
  markRefused(sentence: Message): Promise<unknown>;
}
