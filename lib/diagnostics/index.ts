// Errors of this browser session, without anything private, for “Copy diagnostics”. The lowest layer: every module may
// report. Scripts on web pages don't: they can't reach `storage.session`, and they have no room for it.
export { type ErrorEntry, entryOf } from './error-entry.ts';
export { readErrors } from './error-log.ts';
export { detach, report, reportAs, reportUncaught } from './report.ts';
