import type {
  NewVariable,
  NewVariableCollection,
  Reference,
  Variable,
  VariableCollection,
  VariableCollectionFields,
  VariableFields,
  WorldId,
} from '../../model/index.ts';
import type { CallOptions, Create, Every, List, Patch, Read, Remove } from './call.ts';

export interface VariableService {
  variableCollections: List<WorldId, Reference>;
  everyVariableCollection: Every<WorldId, Reference>;
  variableCollection: Read<string, VariableCollection>;
  createVariableCollection: Create<NewVariableCollection>;
  patchVariableCollection: Patch<string, VariableCollectionFields>;
  deleteVariableCollection: Remove<string>;
  /** By collection id. */
  variables: List<string, Reference>;
  everyVariable: Every<string, Reference>;
  variable: Read<string, Variable>;
  createVariable: Create<NewVariable>;
  patchVariable: Patch<string, VariableFields>;
  deleteVariable: Remove<string>;
}

export interface RenderingService {
  /**
   * Markup as World Anvil renders it in a world. Returns HTML with relative links, which must be sanitized. Undocumented
   * and not allowed for every account.
   */
  render(
    markup: { worldId: WorldId; articleId?: string; text: string },
    options?: CallOptions,
  ): Promise<string>;
}
