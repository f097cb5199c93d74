// Every kind of the room kinds/ in the current version: reading by granularity, creating, changing, removing, lists.
export { entityRoutes } from './routes.ts';
