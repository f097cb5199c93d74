import { suggestTemplate } from '../../../lib/capture/index.ts';

/** The template that a page suggests. `sure`: no other template fits. */
export interface Suggestion {
  template: string;
  sure: boolean;
}

/** The template that a captured text suggests; null if none. `content` may contain markup. */
export function suggestionFor(captured: {
  content: string;
  facts: { label: string; value: string }[];
  clipKey: string;
}): Suggestion | null {
  const [first, ...others] = suggestTemplate({
    text: captured.content
      .slice(0, 8_000)
      .replace(/\[[^\]]*\]/g, ' ')
      .replace(/\s+/g, ' '),
    facts: captured.facts,
    kind: captured.clipKey.startsWith('page ') ? 'page' : 'selection',
  });
  if (!first || first.template === 'article') return null;
  return { template: first.template, sure: others.length === 0 };
}
