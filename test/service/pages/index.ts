// The pages that people see.
import type { PageRoute } from '../route.ts';
export const pageRoutes: PageRoute[] = [];
