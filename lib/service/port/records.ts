import type { ListedRecordKind, Raw, RecordKind, Reference } from '../../model/index.ts';
import type { CallOptions, EveryOptions } from './call.ts';

/** What no other method reads, and what is wanted exactly as the platform gives it. */
export interface RecordService {
  /** Of what lists them (`RECORD_PARENTS`). */
  everyRecord(
    kind: ListedRecordKind,
    parentId: string,
    options?: EveryOptions,
  ): AsyncGenerator<Reference, void, undefined>;
  /** The answer itself; `unsupported` for kinds that the version does not have. */
  record(kind: RecordKind, id: string, options?: CallOptions): Promise<Raw>;
}
