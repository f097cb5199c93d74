import type { ZipDamage } from '../../lib/archive/index.ts';
import { type Message, type MessageId, message } from '../../lib/i18n/index.ts';
import type { ExportProblem } from '../../lib/world-export/index.ts';

/** What each problem means for its articles, as a heading above their titles. */
export const PROBLEMS = {
  notExport: 'import.notExport',
  translated: 'import.translated',
  cutShort: 'import.cutShort',
  noId: 'import.noId',
  repeatedId: 'import.repeatedId',
  tooLong: 'import.tooLong',
  noText: 'import.noText',
  titleDiffers: 'import.titleDiffers',
  unclear: 'import.unclear',
  tooDeep: 'import.tooDeep',
  noEnd: 'import.noEnd',
  torn: 'import.torn',
  encoding: 'import.encoding',
  notRead: 'import.notRead',
  badPath: 'import.badPath',
  badFile: 'import.badFile',
  noWorld: 'import.noWorld',
  missing: 'import.missing',
} as const satisfies Record<ExportProblem['code'], MessageId>;

const DAMAGED = message('import.zipDamaged');

/** Why nothing of a ZIP could be read. */
export const ZIP_PROBLEMS: Readonly<Record<ZipDamage, Message>> = {
  ...{ notZip: DAMAGED, cutShort: DAMAGED, unsafe: DAMAGED, unusual: message('import.zipUnusual') },
  ...{ tooLarge: message('import.zipTooLarge'), fileTooLarge: message('import.zipTooLarge') },
};
