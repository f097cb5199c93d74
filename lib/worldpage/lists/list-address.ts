/** Pages that list things of a world: the world itself, a category, the site's own lists (platform notes, URL map). */
const LISTS = [/^\/w\/[^/]+$/, /^\/w\/[^/]+\/c\/[^/]+$/, /^\/world\/[\w-]+\/list$/];

export function isListAddress(address: string): boolean {
  const path = URL.parse(address)?.pathname.replace(/\/+$/, '');
  return path !== undefined && LISTS.some((one) => one.test(path));
}
