/** Storyteller notes and the scrapbook. Author's notes stand above the comments, where readers see them. */
const HIDDEN = /^(?:seeded|scrapbook$|user[Mm]etadata$|ggm|gm[A-Z_])/;

/** Whether World Anvil hides a field of a public article from its readers. */
export const isHiddenField = (name: string): boolean => HIDDEN.test(name);
