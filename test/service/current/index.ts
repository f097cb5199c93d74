// The current version, under /api/external/boromir/: one verb grammar for every entity, lists by POST,
// answers in as much detail as `granularity` asks for.
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
