/** Pages with lists of entries: a world's home page, a category, World Anvil's own lists (platform notes, URL map). */
const LISTS = [/^\/w\/[^/]+$/, /^\/w\/[^/]+\/c\/[^/]+$/, /^\/world\/[\w-]+\/list$/];

export function isListAddress(address: string): boolean {
  const path = URL.parse(address)?.pathname.replace(/\/+$/, '');
  return path !== undefined && LISTS.some((one) => one.test(path));
}
