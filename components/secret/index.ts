// The view of a secret: its covered content, who can read it, and the reversible steps of revealing or hiding it. Its
// content exists only in the memory of one component, and is dropped when covered.
export { SecretView } from './secret-view.tsx';
