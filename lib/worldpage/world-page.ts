/** What can be read from a page's address, before anything is looked up. */
export interface WorldPage {
  subject:
    | 'world'
    | 'article'
    | 'category'
    | 'statblock'
    | 'secret'
    | 'image'
    | 'manuscript'
    | 'timeline'
    | 'history'
    | 'map'
    | 'campaign'
    | 'notebook'
    | 'variables'
    | 'user'
    | 'hero';
  does: 'shows' | 'edits' | 'makes';
  /** In lower case. Null if the address doesn't contain it. */
  worldSlug: string | null;
  slug: string | null;
  /** The exact id, if the address contains it. */
  id: string | null;
  /** Template code, from the addresses of new articles and of the older editor. */
  template: string | null;
}
