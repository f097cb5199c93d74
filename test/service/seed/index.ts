// Seed data: a harbor city written by hand, then any number of generated articles. The same seed gives the same rows,
// ids and keys.
export { seedStore } from './seed.ts';
