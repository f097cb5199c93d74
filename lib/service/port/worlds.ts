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
  /** Anybody's public side. */
  userProfile: Read<string, UserProfile>;
  /** All of them: this list has no pages. Of others, the public ones. */
  userManuscripts: Read<string, Reference[]>;
  userWorlds: Read<string, WorldSummary[]>;
  /** Its shape is not documented; what looks like an image is taken. */
  userImages: Read<string, Reference<number>[]>;
}

export interface WorldService {
  worlds(options?: CallOptions): Promise<WorldSummary[]>;
  world: Read<WorldId, World>;
}

export interface WorldWritingService {
  /** What `patchWorld` can change, as it stands; what the version does not tell is missing. */
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
