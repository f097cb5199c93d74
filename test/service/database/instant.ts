let last = 0;

/** Formats an instant as stored in the tables: UTC, `YYYY-MM-DD HH:MM:SS.ffffff`. */
export function formatInstant(milliseconds: number, microseconds = 0): string {
  const iso = new Date(milliseconds).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 23)}${String(microseconds).padStart(3, '0')}`;
}

/** The current time. Never returns the same value twice, so that writes can be ordered by it. */
export function nowInstant(): string {
  last = Math.max(last + 1, Date.now() * 1000);
  return formatInstant(Math.floor(last / 1000), last % 1000);
}
