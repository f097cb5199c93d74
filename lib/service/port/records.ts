import type { ListedRecordKind, Raw, RecordKind, Reference } from '../../model/index.ts';
import type { CallOptions, EveryOptions } from './call.ts';

/** Reads resources without a typed method, exactly as World Anvil returns them. */
export interface RecordService {
  /** `parentId` is the id of the listing resource (see `RECORD_PARENTS`). */
  everyRecord(
    kind: ListedRecordKind,
    parentId: string,
    options?: EveryOptions,
  ): AsyncGenerator<Reference, void, undefined>;
  /** The unparsed response. Rejects with `unsupported` if the version doesn't have this kind. */
  record(kind: RecordKind, id: string, options?: CallOptions): Promise<Raw>;
}
