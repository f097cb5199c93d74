import TurndownService from 'turndown';

const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' });

/** The Markdown converter that most clippers use. */
export function turndown(root: HTMLElement): string {
  return service.turndown(root);
}
