// All kinds from `kinds/` in boromir: reading by granularity, creating, changing, deleting, listing.
export { entityRoutes } from './routes.ts';
