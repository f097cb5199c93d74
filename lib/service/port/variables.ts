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
  /** Of a collection. */
  variables: List<string, Reference>;
  everyVariable: Every<string, Reference>;
  variable: Read<string, Variable>;
  createVariable: Create<NewVariable>;
  patchVariable: Patch<string, VariableFields>;
  deleteVariable: Remove<string>;
}

export interface RenderingService {
  /**
   * Markup as the platform shows it in a world: HTML with relative links, which must be made safe before it is shown.
   * Not documented, and not allowed to every account.
   */
  render(
    markup: { worldId: WorldId; articleId?: string; text: string },
    options?: CallOptions,
  ): Promise<string>;
}
