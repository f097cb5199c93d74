let last = 0;

/** An instant as the tables keep it: UTC, `YYYY-MM-DD HH:MM:SS.ffffff`. */
export function formatInstant(milliseconds: number, microseconds = 0): string {
  const iso = new Date(milliseconds).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 23)}${String(microseconds).padStart(3, '0')}`;
}

/** The present, never the same twice, so that the order of writes can be told from it. */
export function nowInstant(): string {
  last = Math.max(last + 1, Date.now() * 1000);
  return formatInstant(Math.floor(last / 1000), last % 1000);
}
