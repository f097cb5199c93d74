/** Converts the settings of one release to the next one's format. Pure; never throws. */
export type Migration = (stored: Record<string, unknown>) => Record<string, unknown>;
