/** A hand-written article of the seeded world. `{{Title}}` in a text becomes a mention of that article. */
export interface HandWrittenArticle {
  title: string;
  template: string;
  /** Title of its category, if any. */
  category?: string;
  /** Title of its parent article. */
  under?: string;
  tags: string;
  excerpt?: string;
  content: string;
  /** Additional text fields by name. */
  texts?: Record<string, string>;
  draft?: true;
  wip?: true;
  private?: true;
}

/** A branch of the category tree: a title and the titles below it. */
export interface Branch {
  title: string;
  description: string;
  under?: Branch[];
}
