import { DatabaseUnavailable } from '../../lib/database/index.ts';
import { t } from '../../lib/i18n/index.ts';

/** Why the versions couldn't be read. */
export const versionsFault = (error: unknown): string =>
  t(
    error instanceof DatabaseUnavailable && error.fault === 'newer'
      ? 'versions.newer'
      : 'versions.unreadable',
  );
