import type { Message } from '../../i18n/index.ts';
import type { WorldId } from '../../model/index.ts';
import type { FullService } from '../../service/index.ts';
import type { Vault } from '../../vault/index.ts';

/** What the parts of the background share. Credentials stay with the connection; other parts only get the service. */
export interface BackgroundServices {
  /**
   * What reads and changes this world; the account's service for null or an unknown one. Null if nothing can: a world
   * that was read from its export, or no working connection (none, locked, refused, or being changed).
   */
  service(worldId: WorldId | null): Promise<FullService | null>;
  vault: Pick<Vault, 'hasPassphrase' | 'sealText' | 'openText'>;
  /** World Anvil rejected the credentials. */
  markRefused(sentence: Message): Promise<unknown>;
}
