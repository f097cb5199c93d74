import type { ManuscriptExport } from '../../lib/model/index.ts';

/** The parts of a version with their text. */
export type BookText = Pick<ManuscriptExport, 'version' | 'parts'>;

/** What a version is, for a file that is made of it. */
export interface Book {
  /** The manuscript's. */
  id: string;
  title: string;
  author: string | null;
  text: BookText;
}
