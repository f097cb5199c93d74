// Boromir, under /api/external/boromir/: the same HTTP methods for all entities, lists by POST, and the detail of
// responses determined by `granularity`.
import type { ServiceRoute } from '../route.ts';
import { articleRoutes } from './article-routes.ts';
import { categoryRoutes } from './category-routes.ts';
import { entityRoutes } from './entity/index.ts';
import { imageRoutes } from './image-routes.ts';
import { renderingRoutes } from './rendering-routes.ts';
import { secretRoutes } from './secret-routes.ts';
import { userRoutes } from './user-routes.ts';
import { worldRoutes } from './world-routes.ts';

export const currentRoutes: ServiceRoute[] = [
  ...userRoutes,
  ...worldRoutes,
  ...categoryRoutes,
  ...articleRoutes,
  ...secretRoutes,
  ...imageRoutes,
  ...entityRoutes,
  ...renderingRoutes,
];
