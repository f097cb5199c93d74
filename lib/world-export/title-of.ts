const REMARK = /\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/;

/**
 * The article's title. On the page, `__` may stand before it and a bracketed remark after it, but both may also be part
 * of the title: only the link in the World Codex (`linked`) can tell. Without one, `__` goes and brackets stay. Pure.
 */
export function titleOf(heading: string, linked: string | null): { title: string; differs: boolean } {
  const bare = heading.replace(/^__\s*/, '');
  const readings = [heading, bare, heading.replace(REMARK, ''), bare.replace(REMARK, '')];
  if (linked !== null && readings.includes(linked)) return { title: linked, differs: false };
  // A link without text may only be a symbol.
  if (linked === null || linked === '') return { title: bare === '' ? heading : bare, differs: false };
  return heading === ''
    ? { title: linked, differs: false }
    : { title: bare === '' ? heading : bare, differs: true };
}
