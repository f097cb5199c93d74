// The view of a secret: its hidden content, who can read it, and the reversible steps of revealing or hiding it. Its
// content exists only in the memory of one component, and is dropped when hidden.
export { AUTO_HIDE_TIMES, autoHideLabel } from './auto-hide-times.ts';
export { SecretView } from './secret-view.tsx';
export { useUncovered } from './use-cover.ts';
