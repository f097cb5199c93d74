/**
 * What habits of a site are kept by: its host and the world, for tags, categories and templates of one world are none of
 * another's. Null where there is no site or no world.
 */
export function siteKey(address: string, worldId: string | null): string | null {
  return worldId !== null && URL.canParse(address) ? `${new URL(address).host} ${worldId}` : null;
}
