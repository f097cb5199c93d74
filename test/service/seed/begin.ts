/** The instant at which seeded worlds begin, in milliseconds since 1970. */
export const begin = Date.UTC(2023, 8, 1);
