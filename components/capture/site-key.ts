/**
 * The key for a site's remembered choices: its host and the world, because tags, categories and templates belong to one
 * world. Null if either is missing.
 */
export function siteKey(address: string, worldId: string | null): string | null {
  return worldId !== null && URL.canParse(address) ? `${new URL(address).host} ${worldId}` : null;
}
