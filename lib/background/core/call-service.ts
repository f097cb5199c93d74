import { report } from '../../diagnostics/index.ts';
import { type Message, message } from '../../i18n/index.ts';
import { failed, ok, type Problem, ProblemError, type Result, type WorldId } from '../../model/index.ts';
import { type FullService, ServiceError } from '../../service/index.ts';
import { sourceOf } from '../../stored-state/index.ts';
import type { Vault } from '../../vault/index.ts';

/** What the parts of the background share. Credentials stay with the connection; other parts only get the service. */
export interface BackgroundServices {
  /**
   * What reads and changes this world; the account's service for null or an unknown one. Null if nothing can: a world
   * that was read from its export, or no working connection (none, locked, refused, or being changed).
   */
  service(worldId: WorldId | null): Promise<FullService | null>;
  vault: Pick<Vault, 'state' | 'hasPassphrase' | 'sealText' | 'openText'>;
  /** World Anvil rejected the credentials. */
  markRefused(sentence: Message): Promise<unknown>;
}

const NOT_CONNECTED: Problem = { kind: 'notConnected', sentence: message('connection.notConnectedNow') };
const READ_ONLY: Problem = { kind: 'readOnly', sentence: message('connection.readOnlyWorld') };
const INTERNAL: Problem = { kind: 'internal', sentence: message('service.internal') };

/** Reads or changes a world, or something of the account (null), because a person asked for it. Never rejects. */
export type CallService = <Value>(
  worldId: WorldId | null,
  work: (service: FullService) => Promise<Value>,
) => Promise<Result<Value>>;

export function createCallService({
  service: connect,
  markRefused,
}: Pick<BackgroundServices, 'service' | 'markRefused'>): CallService {
  return async (worldId, work) => {
    const service = await connect(worldId);
    if (!service) return failed((await sourceOf(worldId)) === 'export' ? READ_ONLY : NOT_CONNECTED);
    try {
      return ok(await work(service));
    } catch (error) {
      if (error instanceof ProblemError) return failed(error.problem);
      if (!(error instanceof ServiceError)) {
        report(error, 'service.call');
        return failed(INTERNAL);
      }
      const { failure } = error;
      if (failure.kind === 'unauthorised') await markRefused(failure.sentence);
      return failed(failure);
    }
  };
}
