/** A Web Lock: sync and backups write to offline copies in turn. */
export const WORK_LOCK = 'library.work';
