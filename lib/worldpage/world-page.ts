/** What an address says of its page, before anything is looked up. */
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
  /** Lower case; null where the address does not name it. */
  worldSlug: string | null;
  slug: string | null;
  /** The exact id, where the address carries it. */
  id: string | null;
  /** A template's code, of pages that make an article, or edit it at its older address. */
  template: string | null;
}
