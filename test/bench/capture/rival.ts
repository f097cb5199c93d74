import TurndownService from 'turndown';

const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' });

/** The converter that most clippers use, to Markdown. */
export function turndown(root: HTMLElement): string {
  return service.turndown(root);
}
