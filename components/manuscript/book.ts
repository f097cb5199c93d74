import type { ManuscriptExport } from '../../lib/model/index.ts';

/** The parts of a version, with their text. */
export type BookText = Pick<ManuscriptExport, 'version' | 'parts'>;

/** A version of a manuscript, ready for export. */
export interface Book {
  /** The id of the manuscript. */
  id: string;
  title: string;
  author: string | null;
  text: BookText;
}
