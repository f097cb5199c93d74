// Aragorn, under /api/aragorn/: its requests and responses (API specification, Earlier version).
import type { ServiceRoute } from '../route.ts';
import { accountExportRoutes } from './account-export.ts';
import { articleRoutes } from './article-routes.ts';
import { blockRoutes } from './block-routes.ts';
import { categoryRoutes } from './category-routes.ts';
import { imageRoutes } from './image-routes.ts';
import { manuscriptRoutes } from './manuscript-routes.ts';
import { secretRoutes } from './secret-routes.ts';
import { userRoutes } from './user-routes.ts';
import { worldRoutes } from './world-routes.ts';

export const earlierRoutes: ServiceRoute[] = [
  ...userRoutes,
  ...worldRoutes,
  ...categoryRoutes,
  ...articleRoutes,
  ...secretRoutes,
  ...imageRoutes,
  ...blockRoutes,
  ...manuscriptRoutes,
  ...accountExportRoutes,
];
