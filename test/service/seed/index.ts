// Worlds to begin with: a harbour city written by hand, then as many made-up articles as are wanted.
// The same seed gives the same rows, ids and keys.
export { seedStore } from './seed.ts';
