import type { FullService } from '../../service/index.ts';
import type { Vault } from '../../vault/index.ts';

/** What the parts of the background share. The credentials stay with the connection: the others get the service only. */
export interface BackgroundServices {
  /** Null while there is no complete connection: none, locked, refused, or one that is being changed. */
  service(): Promise<FullService | null>;
  vault: Pick<Vault, 'hasPassphrase' | 'sealText' | 'openText'>;
  /** World Anvil rejected the credentials. */
  markRefused(sentence: string): Promise<unknown>;
}
