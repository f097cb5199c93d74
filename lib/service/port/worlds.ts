import type {
  Category,
  CategoryFields,
  CategoryId,
  FullCategory,
  Identity,
  NewCategory,
  Reference,
  User,
  UserProfile,
  World,
  WorldFields,
  WorldId,
  WorldSummary,
} from '../../model/index.ts';
import type { CallOptions, Create, Every, List, Patch, Read, Remove } from './call.ts';

export interface IdentityService {
  identity(options?: CallOptions): Promise<Identity>;
  user(options?: CallOptions): Promise<User>;
}

export interface UserService {
  /** Any user's public profile. */
  userProfile: Read<string, UserProfile>;
  /** All manuscripts, since this list has no pages. For other users, only public ones. */
  userManuscripts: Read<string, Reference[]>;
  userWorlds: Read<string, WorldSummary[]>;
  /** The format is undocumented; everything that looks like an image is returned. */
  userImages: Read<string, Reference<number>[]>;
}

export interface WorldService {
  worlds(options?: CallOptions): Promise<WorldSummary[]>;
  world: Read<WorldId, World>;
}

export interface WorldWritingService {
  /** Current values of the fields that `patchWorld` can change. Fields that the version doesn't return are missing. */
  worldFields: Read<WorldId, WorldFields>;
  patchWorld: Patch<WorldId, WorldFields>;
}

export interface CategoryService {
  categories: List<WorldId, Category>;
}

export interface FullCategoryService {
  everyCategory: Every<WorldId, Category>;
  category: Read<CategoryId, FullCategory>;
  createCategory: Create<NewCategory>;
  patchCategory: Patch<CategoryId, CategoryFields>;
  deleteCategory: Remove<CategoryId>;
}
