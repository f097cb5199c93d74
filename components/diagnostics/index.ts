// What helps somebody find out why something failed: the diagnostics as text, a button that copies them, and what a page
// shows when it can't go on.
export { CopyDiagnostics } from './copy-diagnostics.tsx';
export { ErrorBoundary } from './error-boundary.tsx';
