// A secret as its owner handles it: what it says under a cover, who can read it, and the reversible act of revealing or
// hiding it. Its content lives in the memory of one component, and goes with the cover.
export { SecretView } from './secret-view.tsx';
