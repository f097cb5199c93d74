/** An article. `{{Title}}` in a text becomes a mention of that article. */
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

export interface HandWrittenSecret {
  /** Title of the article that it belongs to. */
  on?: string;
  title: string;
  content: string;
}

export type HandWrittenRelation = [article: string, field: string, ...targets: string[]];

/** Article, the name of its picture, and what the picture shows. */
export type Illustration = readonly [article: string, artwork: string, alt: string];

/** A part of a manuscript: a text, a folder of parts, or a picture. */
export interface HandWrittenPart {
  title: string;
  text?: string;
  beats?: string[];
  image?: string;
  parts?: HandWrittenPart[];
}

export interface HandWrittenEvent {
  year: string;
  title: string;
  significance: number;
  /** Title of the article about it. */
  of: string;
  content: string;
}

export interface HandWrittenMarker {
  /** Title of the article that it leads to. */
  title: string;
  x: number;
  y: number;
}

/** A field of a statblock template. */
export interface TemplatePart {
  title: string;
  type: 'string' | 'integer' | 'select' | 'text' | 'checkbox';
  description: string;
  section: string;
  renderer?: 'image' | 'table' | 'random' | 'list';
  options?: string;
}
