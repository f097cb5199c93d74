/** One hand-written article of the seeded world. `{{Title}}` in a text becomes a mention of that article. */
export interface Tale {
  title: string;
  template: string;
  /** Title of the category that holds it; none when left out. */
  category?: string;
  /** Title of the article under which it stands. */
  under?: string;
  tags: string;
  excerpt?: string;
  content: string;
  /** Further text fields by name. */
  texts?: Record<string, string>;
  draft?: true;
  wip?: true;
  private?: true;
}

/** The category tree: title, then the titles under it. */
export interface Branch {
  title: string;
  description: string;
  under?: Branch[];
}
