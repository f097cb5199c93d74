// The offline copies on this device: list, progress, age and actions.
export { CopyList } from './copy-list.tsx';
export { LocalWorldList } from './local-world-list.tsx';
export { SkippedNotice } from './skipped-notice.tsx';
export { StorageUsage } from './storage-usage.tsx';
