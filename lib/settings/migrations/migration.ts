/** One step from what a release stored to what the next one understands; pure, and it never fails. */
export type Migration = (stored: Record<string, unknown>) => Record<string, unknown>;
