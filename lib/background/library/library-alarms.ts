/** Resumes a sync or a backup that was interrupted. Exists for as long as there is work. */
export const LIBRARY_ALARM = 'library';
/** Checks regularly whether World Anvil has anything new. */
export const UPDATE_CHECK_ALARM = 'library.look';
/** Minutes until the alarm starts a worker again that died while it worked. */
export const RESUME_MINUTES = 0.5;
