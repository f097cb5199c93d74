// What contradicts itself in a world: the findings of its checks, each with both places side by side, what a person decided
// about them, and a list of all checks.
export { Findings } from './findings.tsx';
