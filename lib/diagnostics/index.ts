// Log of this browser session's errors without private data, for “Copy diagnostics”. The lowest layer, so any module
// may report errors. Scripts on web pages don't: they can't access `storage.session`, and must stay small.
export { type ErrorEntry, entryOf, readErrors } from './error-log.ts';
export { detach, report, reportAndUse, reportAs, reportUncaught, withState } from './report.ts';
