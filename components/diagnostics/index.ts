// Helps to find out why something failed: the diagnostics as text, a button that copies them, and the screen for a page
// that can't go on.
export { CopyDiagnostics } from './copy-diagnostics.tsx';
export { ErrorBoundary } from './error-boundary.tsx';
export { UnreadableNotice } from './unreadable-notice.tsx';
