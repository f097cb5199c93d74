/** Elements that are left out with their content: they run, load, ask or draw, and are never an article's text. */
export const DROPPED: ReadonlySet<string> = new Set(
  'script style noscript template form input button select textarea iframe frame frameset object embed applet link meta base svg math audio video source track canvas slot title'.split(
    ' ',
  ),
);

/** The attributes that reading an article needs. None of them runs anything. */
const USED: ReadonlySet<string> = new Set(
  'id class title href alt width height colspan rowspan start reversed data-article-id data-article data-template-type data-article-privacy data-section-id'.split(
    ' ',
  ),
);

/** Whether an attribute of an element is read. The address of an image is read from `src`, which loads nothing here. */
export const isRead = (name: string, attribute: string): boolean =>
  (USED.has(attribute) && (attribute !== 'href' || name === 'a')) || (name === 'img' && attribute === 'src');
