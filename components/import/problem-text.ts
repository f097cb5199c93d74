import type { MessageId } from '../../lib/i18n/index.ts';
import type { ExportProblem } from '../../lib/world-export/index.ts';

/** What each problem means for its articles, as a heading above their titles. */
export const PROBLEMS = {
  notExport: 'import.notExport',
  cutShort: 'import.cutShort',
  noId: 'import.noId',
  repeatedId: 'import.repeatedId',
  tooLong: 'import.tooLong',
  noText: 'import.noText',
  titleDiffers: 'import.titleDiffers',
  tooDeep: 'import.tooDeep',
  noEnd: 'import.noEnd',
  missing: 'import.missing',
} as const satisfies Record<ExportProblem['code'], MessageId>;
