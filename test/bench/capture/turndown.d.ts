declare module 'turndown' {
  export default class TurndownService {
    constructor(options?: { headingStyle?: 'atx' | 'setext'; codeBlockStyle?: 'fenced' | 'indented' });
    turndown(html: string | Node): string;
  }
}
