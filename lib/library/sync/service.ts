import type { WholeService } from '../../service/index.ts';

/** What of the platform keeping a copy needs. */
export type LibraryService = Pick<
  WholeService,
  | 'version'
  | 'identity'
  | 'world'
  | 'categories'
  | 'category'
  | 'articles'
  | 'article'
  | 'fullArticle'
  | 'secrets'
  | 'secret'
  | 'statblocks'
  | 'statblock'
  | 'statblockFolders'
  | 'folderStatblocks'
  | 'images'
  | 'image'
  | 'manuscripts'
  | 'manuscript'
  | 'userManuscripts'
> & {
  capabilities: Pick<WholeService['capabilities'], 'newestFirst' | 'articlePage' | 'missing'>;
};
