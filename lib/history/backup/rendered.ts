import type { Json } from '../../model/index.ts';

/** What the platform makes of a text when it is asked, by either version's names (API specification, Article (read)). */
const RENDERED = /parsed$|^full_?render$/i;

/**
 * An answer without what the platform rendered: for the owner it shows the contents of every secret that a text embeds.
 * The texts that it was made of stay. Pure.
 */
export function withoutRendered(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutRendered);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !RENDERED.test(name));
  return Object.fromEntries(
    kept.flatMap(([name, held]) => (held === undefined ? [] : [[name, withoutRendered(held)]])),
  );
}
