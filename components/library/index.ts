// The offline copies on this device: list, progress, age and actions.
export { BasedOn, BasedOnCopy } from './based-on.tsx';
export { CopyList } from './copy-list.tsx';
export { LocalWorldList } from './local-world-list.tsx';
export { SkippedNotice } from './skipped-notice.tsx';
export { StorageUsage } from './storage-usage.tsx';
export { countTexts, type TextCount, useReading, useRepeatedWork } from './use-reading.ts';
