/** The start date of seeded worlds, in milliseconds since 1970. */
export const begin = Date.UTC(2023, 8, 1);
